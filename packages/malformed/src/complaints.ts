import { large } from './large.ts';
import { malformed, seeded } from './malformed.ts';

/** Requests to every route, and how many of them are large. */
const [EACH, LARGE] = [200, 10];
/**
 * Of one request: milliseconds of this process's processor time, and bytes of the answer. A quiet machine takes under 50 ms; a
 * busy one charges the same work several times as much, and an attack costs hundreds even on the quiet one.
 */
const MOST = { processor: 250, answer: 64 * 1024 };
/** A stack, a path of ours, a statement, a code of the database. */
const INSIDE = /\bat [^"]+\.[jt]s:\d+|node_modules|\bSELECT .+ FROM\b|\bER_[A-Z]|SQLITE_/;

export interface MalformedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

export interface Trial {
  /** `METHOD /pattern`. */
  routes: string[];
  inject: (request: MalformedRequest) => Promise<{ statusCode: number; payload: string }>;
  /** Bodies that a route takes as they are: what is malformed is made from them. */
  good?: Record<string, unknown>;
  /** Headers that half of the requests have, too. */
  session?: Record<string, string>;
  /** Statuses from 500 on that are right here, such as the 503 of a service that is not there. */
  expected?: number[];
}

/**
 * Sends many requests to every route, each wrong in its own way and the same in every run. Resolves with those that were
 * answered by a 5xx, or with something of the inside, and with large ones that cost more than they may.
 */
export async function complaints({
  routes,
  inject,
  good = {},
  session = {},
  expected = [],
}: Trial): Promise<string[]> {
  const told: string[] = [];
  for (const route of routes) {
    const random = seeded(route);
    for (let count = 0; count < EACH; count += 1) {
      const isLarge = count % (EACH / LARGE) === 0;
      const request: MalformedRequest = (isLarge ? large : malformed)(route, good[route], random);
      if (random() < 0.5) Object.assign(request.headers, session);
      const { statusCode, payload } = await inject(request);
      const dear = isLarge && (await tooDear(() => inject(request), payload));
      if (dear) told.push(`${route}: ${statusCode}: ${dear} ${described(request)}`);
      const failed = statusCode >= 500 && !expected.includes(statusCode);
      if (failed || INSIDE.test(payload))
        told.push(`${route}: ${statusCode}: ${payload.slice(0, 300)} ${described(request)}`);
    }
  }
  return told;
}

/** Says what a large request takes too much of; the least of ten counts, since other work may fall into one. */
async function tooDear(send: () => Promise<unknown>, answer: string): Promise<string | null> {
  if (answer.length > MOST.answer) return `an answer of ${answer.length} bytes`;
  let least = Infinity;
  for (let run = 0; run < 10 && least > MOST.processor; run += 1) {
    const before = process.cpuUsage();
    await send();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least > MOST.processor ? `${least} ms of processor time` : null;
}

/** Every part of it, cut where it is endless. */
function described(request: object): string {
  return JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, 500) : value,
  );
}
