import type { ModerationSession, Problem } from '@coachlab/contracts';

/** What the service refused, in its own words. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}.`);
    this.status = status;
    this.code = problem.code ?? 'refused';
  }
}

const BASE = '/api/forum/operators/';
/** CSRF_HEADER of the contracts, of which a browser gets the types alone. */
const CSRF = 'x-csrf-token';

let csrfToken = '';

export async function currentSession(): Promise<void> {
  ({ csrfToken } = await send<ModerationSession>('GET', 'session'));
}

export async function signIn(token: string): Promise<void> {
  ({ csrfToken } = await send<ModerationSession>('POST', 'session', { token }));
}

export function list<T>(path: string): Promise<T> {
  return send<T>('GET', path);
}

export function act(method: 'POST' | 'DELETE', path: string): Promise<void> {
  return send(method, path);
}

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(BASE + path, {
    method,
    headers: { [CSRF]: csrfToken, ...(body && { 'content-type': 'application/json' }) },
    cache: 'no-store',
    signal: AbortSignal.timeout(20_000),
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json().catch(() => ({}))) as T & Partial<Problem>;
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}
