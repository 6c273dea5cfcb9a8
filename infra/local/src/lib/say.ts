const began = performance.now();

/** One progress line: seconds since the command began, who, what. */
export function say(who: string, what: string): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${who}: ${what}`);
}

/** `3.4 s` since a `performance.now()`. */
export function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
