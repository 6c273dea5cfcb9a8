import { host } from './host.ts';

const waiting = new Map<number, () => void>();
let lastId = 0;

type Callback = (...args: never[]) => void;

function wait(callback: Callback, ms: number, args: never[], again: boolean): number {
  lastId += 1;
  const id = lastId;
  const run = () => {
    if (again) host.wake(id, ms);
    else waiting.delete(id);
    callback(...args);
  };
  waiting.set(id, run);
  host.wake(id, ms);
  return id;
}

const forget = (id: number) => void waiting.delete(id);

export function fire(id: number): void {
  waiting.get(id)?.();
}

/** They run while a job does: what a page starts ends with it. */
export const timers = {
  setTimeout: (callback: Callback, ms = 0, ...args: never[]) => wait(callback, ms, args, false),
  setInterval: (callback: Callback, ms = 0, ...args: never[]) => wait(callback, ms, args, true),
  setImmediate: (callback: Callback, ...args: never[]) => wait(callback, -1, args, false),
  clearTimeout: forget,
  clearInterval: forget,
  clearImmediate: forget,
};
