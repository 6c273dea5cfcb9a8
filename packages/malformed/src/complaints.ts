import { malformed, seeded } from './malformed.ts';

/** Requests to every route. */
const EACH = 1_000;
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
 * Sends a thousand requests to every route, each wrong in its own way and the same thousand in every run. Resolves with those
 * that were answered by a 5xx, or with something of the inside.
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
      const request: MalformedRequest = malformed(route, good[route], random);
      if (random() < 0.5) Object.assign(request.headers, session);
      const { statusCode, payload } = await inject(request);
      const failed = statusCode >= 500 && !expected.includes(statusCode);
      if (failed || INSIDE.test(payload))
        told.push(`${route}: ${statusCode}: ${payload.slice(0, 300)} ${described(request)}`);
    }
  }
  return told;
}

/** Every part of it, cut where it is endless. */
function described(request: object): string {
  return JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, 500) : value,
  );
}
