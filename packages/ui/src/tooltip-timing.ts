/** How long a pointer rests on a word before its note opens, in ms. */
const delay = 700;
/** After a note closed, the next one opens at once for this long, in ms. */
const skipDelay = 300;

let closeShown: (() => void) | undefined;
let lastClosed = -Infinity;

/** Says that a note is shown, which closes the one shown before. Call the result when it is gone. */
export function noteShown(close: () => void): () => void {
  closeShown?.();
  closeShown = close;
  return () => {
    if (closeShown === close) closeShown = undefined;
    lastClosed = performance.now();
  };
}

/** Milliseconds to wait before the next note: none while reading from one to the next. */
export function delayBeforeNote(): number {
  return closeShown || performance.now() - lastClosed < skipDelay ? 0 : delay;
}
