export interface Cost {
  /** Milliseconds of processor time. */
  processor: number;
  /** Bytes that the process grew by at its largest. */
  memory: number;
}

/**
 * What `work` takes of this process, the least of several runs: a first one also compiles, and the collector may fall into
 * any.
 */
export async function costOf(work: () => Promise<unknown>, runs = 3): Promise<Cost> {
  const costs: Cost[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = { processor: process.cpuUsage(), memory: process.resourceUsage().maxRSS };
    await work();
    const { user, system } = process.cpuUsage(before.processor);
    const memory = (process.resourceUsage().maxRSS - before.memory) * 1_024;
    costs.push({ processor: (user + system) / 1_000, memory });
  }
  return {
    processor: Math.min(...costs.map(({ processor }) => processor)),
    // The peak of a process only rises: the first run shows what the work takes.
    memory: Math.max(...costs.map(({ memory }) => memory)),
  };
}
