// What the package exports; the questions themselves are in types.d.ts, which is written by a program.
import type { Commands } from './types.js';

export type * from './types.js';

type Later<F> = F extends (...given: infer G) => infer R ? (...given: G) => Promise<R> : never;

/** The names of the questions. */
export const commands: readonly (keyof Commands)[];

/** There is no answer: why, and where in the text that was read. */
export class QuincunxError extends Error {
  readonly code: 'refused' | 'limit';
  readonly ending: 2 | 3 | 1;
  readonly line: number;
  readonly column: number;
  readonly why: string;
  /** Of a move that cannot be played: which one, from 1. */
  readonly argument?: number;
  readonly move?: string;
}

/** How a question ended, as the exit code of the command, and the JSON text. */
export interface Told {
  ending: 0 | 1 | 2 | 3;
  json: string;
}

/** Answers in the thread that asks. */
export interface Quincunx extends Commands {
  /** A question as the C library takes it: options one a line, NAME or NAME=VALUE. */
  ask(command: string, text: string, options?: string): Told;
  /** Bytes that the module has. */
  memory(): number;
}

/** Answers from a worker, one after the other. */
export type QuincunxWorker = { [C in keyof Commands]: Later<Commands[C]> } & {
  ask(command: string, text: string, options?: string, how?: { signal?: AbortSignal }): Promise<Told>;
  close(): void;
};

export function load(): Promise<Quincunx>;
export function open(): Promise<QuincunxWorker>;
export function writeOptions(options?: object): string;
