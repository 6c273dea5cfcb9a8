import { AbortController, AbortSignal } from './abort.ts';
import { Headers, Request, Response } from './fetch-types.ts';
import { host } from './host.ts';
import { TextDecoder, TextEncoder } from './text.ts';
import { timers } from './timers.ts';
import { URL, URLSearchParams } from './url.ts';

/** What pages and their libraries use of the web platform; the language brings no more than itself. */
const GIVEN = {
  ...timers,
  AbortController,
  AbortSignal,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  queueMicrotask: (callback: () => void) => void soon(callback),
  // A function of the host itself would lead out of the realm.
  performance: { now: () => host.now() },
};

async function soon(callback: () => void): Promise<void> {
  await Promise.resolve();
  callback();
}

/** Not needed to draw a page: shared memory and waiting on it, machine code, and callbacks that outlive a job. */
const TAKEN = ['Atomics', 'SharedArrayBuffer', 'WebAssembly', 'FinalizationRegistry', 'WeakRef'];

for (const name of TAKEN) Reflect.deleteProperty(globalThis, name);
for (const [name, value] of Object.entries(GIVEN)) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}
function ignore(): void {}

const silent = Object.fromEntries(
  ['debug', 'error', 'info', 'log', 'trace', 'warn'].map((name) => [name, ignore]),
);
Object.defineProperty(globalThis, 'console', { value: silent, writable: true, configurable: true });
