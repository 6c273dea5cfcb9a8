import type { AuditRow, Problem, RegistryStatus, TokenInfo } from '@coachlab/contracts';

/** What the registry refused, in its own words. */
export class Refused extends Error {
  readonly code = 'refused';
  readonly status: number;
  readonly reasons: string[];

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail ?? problem.title ?? `The registry answered ${status}.`);
    this.status = status;
    this.reasons = (problem.errors ?? []).map(({ path, message }) =>
      path ? `${path}: ${message}` : message,
    );
  }
}

/** The public API, with one team's token. */
export class Api {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  me(): Promise<TokenInfo> {
    return this.#send('tokens/current');
  }

  status(): Promise<RegistryStatus> {
    return this.#send('status');
  }

  audit(): Promise<AuditRow[]> {
    return this.#send('audit?limit=60');
  }

  change(remote: string, action: string, body: object): Promise<unknown> {
    return this.#send(`remotes/${encodeURIComponent(remote)}/${action}`, body);
  }

  async #send<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(`/api/registry/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      cache: 'no-store',
      signal: AbortSignal.timeout(20_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json().catch(() => ({}))) as T & Partial<Problem>;
    if (!response.ok) throw new Refused(response.status, answer);
    return answer;
  }
}
