/** Says what was done and how long it took. */
export type Step = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/** @param depth of steps that are parts of another */
export function stepAt(depth: number): Step {
  return async (what, work) => {
    const start = performance.now();
    const result = await work();
    console.log(`${'  '.repeat(depth)}✓ ${what} (${seconds(start)})`);
    return result;
  };
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
