// The service worker: keeps every file of the page, so that it works without any server.
declare const FILES: string[];
declare const DIGEST: string;
declare const self: ServiceWorkerGlobalScope;

const cacheName = `quincunx-${DIGEST}`;

self.addEventListener('install', (event) => {
  const fill = async (): Promise<void> => {
    const cache = await caches.open(cacheName);
    await cache.addAll(FILES.map((name) => new Request(name, { cache: 'reload' })));
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    for (const name of await caches.keys())
      if (name.startsWith('quincunx-') && name !== cacheName) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const answer = async (): Promise<Response> => {
    const cache = await caches.open(cacheName); // not one that was filled by another build
    return (await cache.match(event.request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(event.request);
  };
  if (event.request.method === 'GET') event.respondWith(answer());
});

export {};
