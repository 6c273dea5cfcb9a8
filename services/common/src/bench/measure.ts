import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
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
 * Calls one after the other on one connection, as the gateway does, which passes on what a browser accepts and reads each
 * answer to its end without unpacking it; the first tenth warms up and is not counted.
 */
export async function measure(
  service: ServiceProcess,
  name: string,
  calls: number,
  address: () => string,
): Promise<Figures> {
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cpu = 0;
  for (let n = -calls / 10; n < calls; n += 1) {
    const target = service.origin + address();
    if (n === 0) cpu = service.cpu();
    const began = performance.now();
    const answer = await ask(target, agent);
    const body = await buffer(answer);
    const took = performance.now() - began;
    if (answer.statusCode !== 200 || body.byteLength < 2)
      throw new Error(`${target} answered ${answer.statusCode} with ${body.byteLength} bytes`);
    if (n >= 0) times.push(took);
  }
  agent.destroy();
  times.sort((one, other) => one - other);
  const rounded = (time: number) => Math.round(time * 100) / 100;
  const at = (share: number) => rounded(times[Math.ceil(share * times.length) - 1] ?? 0);
  const spent = rounded((service.cpu() - cpu) / calls);
  return { name, calls, p50: at(0.5), p95: at(0.95), p99: at(0.99), cpu: spent };
}

function ask(target: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(target, { agent, headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject);
  });
}
