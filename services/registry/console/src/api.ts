import type {
  AuditRow,
  CanaryRequest,
  LiftRequest,
  Problem,
  PromoteRequest,
  RegistryStatus,
  TokenInfo,
} from '@coachlab/contracts';

const PATIENCE = 20_000;

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

/** Each body but `canary`'s, `promote`'s and `lift`'s holds the version where one is chosen. */
export type Change =
  | { action: 'canary'; body: CanaryRequest }
  | { action: 'promote'; body: PromoteRequest }
  | { action: 'lift'; body: LiftRequest }
  | {
      action: 'abort' | 'rollback' | 'pause' | 'resume';
      body: { version?: string; why?: string };
    };

/** The registry's public API, with one team's token. */
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

  audit(remote?: string): Promise<AuditRow[]> {
    return this.#send(`audit?${new URLSearchParams({ limit: '100', ...(remote && { remote }) })}`);
  }

  change(remote: string, { action, body }: Change): Promise<unknown> {
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
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json().catch(() => ({}))) as T & Partial<Problem>;
    if (!response.ok) throw new Refused(response.status, answer);
    return answer;
  }
}
