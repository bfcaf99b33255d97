// Undo and redo by the keys that every program has for them: Ctrl or Cmd with Z, with Shift and Z, with Y.
// They work wherever on the page the focus is; in a field of text they are the field's, and under an
// open window nothing changes.

const TYPED = ['text', 'search', 'url', 'tel', 'email', 'password', 'number'];

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return TYPED.includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}

function wanted(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : null;
}

// Until it is told to stop.
export function hearUndoKeys(act: (what: 'undo' | 'redo') => void): () => void {
  const heard = new AbortController();
  window.addEventListener('keydown', (event) => {
    const what = wanted(event);
    if (!what || isTextField(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    act(what);
  }, { signal: heard.signal });
  return () => heard.abort();
}
