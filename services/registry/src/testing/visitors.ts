import { type DiscoveryDocument, HEADER, type SignalTokenAnswer } from '@coachlab/contracts';
import { assign } from '@coachlab/federation';
import type { Answer } from '@coachlab/service-common/testing';
import type { CountedArm } from '../domain/signals/observations.ts';
import type { TestRegistry } from './test-registry.ts';

export const visitorId = (n: number) => n.toString(16).padStart(32, '0');

/** What the gateway tells of a visitor, who is in a network of their own unless an address is given. */
export function visitorHeaders(n: number, ip = `10.${n >> 8}.${n & 255}.1`): Record<string, string> {
  return { [HEADER.visitorId]: visitorId(n), [HEADER.clientIp]: ip };
}

/** The first visitors above this one whom catalog's rollout assigns to this arm. */
export async function visitorsOf(
  registry: TestRegistry,
  arm: CountedArm,
  wanted: number,
  above = 0,
): Promise<number[]> {
  const { body } = await registry.service.get<DiscoveryDocument>('/discovery');
  const remote = body.remotes.find(({ name }) => name === 'catalog')!;
  const found: number[] = [];
  for (let n = above + 1; found.length < wanted; n += 1)
    if (assign(remote, visitorId(n)).arm === arm) found.push(n);
  return found;
}

async function tokenFor(
  registry: TestRegistry,
  headers: Record<string, string>,
  running: object,
): Promise<string> {
  const path = '/api/registry/signals/token';
  return (await registry.service.post<SignalTokenAnswer>(path, running, headers)).body.token;
}

/** As a browser does that runs these releases. */
export async function reportFrom(
  registry: TestRegistry,
  headers: Record<string, string>,
  running: object,
  signals: object[],
): Promise<Answer<unknown>> {
  const token = await tokenFor(registry, headers, running);
  return registry.service.post('/api/registry/signals', { token, signals }, headers);
}
