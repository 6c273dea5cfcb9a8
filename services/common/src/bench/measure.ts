import type { ServiceProcess } from './service-process.ts';

export interface Figures {
  name: string;
  calls: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Milliseconds of processor time that the service took a call: the same on a busy machine. */
  cpu: number;
}

/**
 * Calls one after the other, as a gateway's connection does, and reads each answer to its end; the first tenth warms up
 * and is not counted.
 */
export async function measure(
  service: ServiceProcess,
  name: string,
  calls: number,
  address: () => string,
): Promise<Figures> {
  const times: number[] = [];
  let cpu = 0;
  for (let n = -calls / 10; n < calls; n += 1) {
    const target = service.origin + address();
    if (n === 0) cpu = service.cpu();
    const began = performance.now();
    const answer = await fetch(target);
    const body = await answer.arrayBuffer();
    const took = performance.now() - began;
    if (answer.status !== 200 || body.byteLength < 2)
      throw new Error(`${target} answered ${answer.status}: ${Buffer.from(body).toString().slice(0, 300)}`);
    if (n >= 0) times.push(took);
  }
  times.sort((one, other) => one - other);
  const rounded = (time: number) => Math.round(time * 100) / 100;
  const at = (share: number) => rounded(times[Math.ceil(share * times.length) - 1] ?? 0);
  const spent = rounded((service.cpu() - cpu) / calls);
  return { name, calls, p50: at(0.5), p95: at(0.95), p99: at(0.99), cpu: spent };
}
