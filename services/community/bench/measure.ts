export interface Figures {
  name: string;
  calls: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

/** Calls one after the other, as a gateway's connection does; the first tenth warms up and is not counted. */
export async function measure(name: string, calls: number, address: () => string): Promise<Figures> {
  const times: number[] = [];
  for (let n = -calls / 10; n < calls; n += 1) {
    const target = address();
    const began = performance.now();
    const answer = await fetch(target);
    const body = await answer.arrayBuffer();
    const took = performance.now() - began;
    if (answer.status !== 200 || body.byteLength < 100)
      throw new Error(`${target} answered ${answer.status}`);
    if (n >= 0) times.push(took);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round((times[Math.ceil(share * times.length) - 1] ?? 0) * 100) / 100;
  return { name, calls, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
