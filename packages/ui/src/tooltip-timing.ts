/** How long a pointer rests on a word before its note opens, in ms. */
const delay = 700;
/** After a note closed, the next one opens at once for this long, in ms. */
const skipDelay = 300;

let lastClosed = -Infinity;

/** Call when a note closes. */
export function noteClosed(): void {
  lastClosed = performance.now();
}

/** Milliseconds to wait before the next note. */
export function delayBeforeNote(): number {
  return performance.now() - lastClosed < skipDelay ? 0 : delay;
}
