import { setTimeout as sleep } from 'node:timers/promises';
import type {
  AbortRequest,
  LiftRequest,
  AuditRow,
  CanaryRequest,
  ChangeAnswer,
  ClaimedRehearsalReport,
  CollectAnswer,
  CollectRequest,
  DiscoveryDocument,
  OfflineAnswer,
  OfflineRequest,
  OverrideAnswer,
  OverrideRequest,
  Problem,
  PromoteRequest,
  PublishAnswer,
  PublishReason,
  QueuedRehearsal,
  RegistryStatus,
  RehearsalClaim,
  RehearsalReport,
  ResumeRequest,
  RollbackRequest,
  SignedRelease,
  TeamAnswer,
  TeamInfo,
  TeamRequest,
  TokenAnswer,
  TokenInfo,
  TokenRequest,
} from '@coachlab/contracts';
import { printable } from './format/printable.ts';
import { CommandError, EXIT } from './command-error.ts';
import { bytes } from './format/quantities.ts';

/** Milliseconds for one answer. */
const PATIENCE = 60_000;
const TRIES = 4;

/** The registry's calls. Every failure is a CommandError that a person can act on. */
export class RegistryClient {
  readonly #origin: string;
  readonly #token: string;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  publish(remote: string, archive: Buffer): Promise<PublishAnswer> {
    return this.#send('POST', `remotes/${remote}/releases`, {
      type: 'application/gzip',
      body: new Uint8Array(archive),
    });
  }

  canary(remote: string, request: CanaryRequest): Promise<ChangeAnswer> {
    return this.#change(remote, 'canary', request);
  }

  promote(remote: string, request: PromoteRequest): Promise<ChangeAnswer> {
    return this.#change(remote, 'promote', request);
  }

  async reportRehearsal(remote: string, report: RehearsalReport): Promise<void> {
    await this.#change(remote, 'rehearsals', report);
  }

  /** The platform's own rehearsal of this release. */
  requestRehearsal(remote: string, version: string): Promise<QueuedRehearsal> {
    return this.#post(`remotes/${remote}/rehearsals/requests`, { version });
  }

  /** The next release that the platform's rehearser has to play; null when nothing waits. */
  claimRehearsal(): Promise<RehearsalClaim | null> {
    return this.#post('rehearsals/claims', {});
  }

  /** It is still being played. @throws CommandError `claim_unknown` when nobody waits for it any more */
  async renewClaim(id: string): Promise<void> {
    await this.#send('PUT', `rehearsals/claims/${id}`);
  }

  async reportClaim(id: string, report: ClaimedRehearsalReport): Promise<void> {
    await this.#post(`rehearsals/claims/${id}/report`, report);
  }

  /** It could not be played, for a reason that is not the release's. */
  async giveUpClaim(id: string, reason: string): Promise<void> {
    await this.#post(`rehearsals/claims/${id}/failure`, { reason });
  }

  rollback(remote: string, request: RollbackRequest): Promise<ChangeAnswer> {
    return this.#change(remote, 'rollback', request);
  }

  createTeam(request: TeamRequest): Promise<TeamAnswer> {
    return this.#post('teams', request);
  }

  teams(): Promise<TeamInfo[]> {
    return this.#send('GET', 'teams');
  }

  async removeTeam(name: string, retire: boolean): Promise<void> {
    await this.#send('DELETE', `teams/${name}${retire ? '?retire=true' : ''}`);
  }

  /** Whether browsers may keep pages. */
  offline(): Promise<OfflineAnswer> {
    return this.#send('GET', 'offline');
  }

  setOffline(request: OfflineRequest): Promise<OfflineAnswer> {
    return this.#send('PUT', 'offline', { type: 'application/json', body: JSON.stringify(request) });
  }

  createToken(request: TokenRequest): Promise<TokenAnswer> {
    return this.#post('tokens', request);
  }

  /** The one that asks. */
  currentToken(): Promise<TokenInfo> {
    return this.#send('GET', 'tokens/current');
  }

  tokens(): Promise<TokenInfo[]> {
    return this.#send('GET', 'tokens');
  }

  async revokeToken(id: number): Promise<void> {
    await this.#send('DELETE', `tokens/${id}`);
  }

  override(request: OverrideRequest): Promise<OverrideAnswer> {
    return this.#post('overrides', request);
  }

  abort(remote: string, request: AbortRequest): Promise<ChangeAnswer> {
    return this.#change(remote, 'abort', request);
  }

  lift(remote: string, request: LiftRequest): Promise<ChangeAnswer> {
    return this.#change(remote, 'lift', request);
  }

  pause(remote: string, request: ResumeRequest): Promise<ChangeAnswer> {
    return this.#change(remote, 'pause', request);
  }

  resume(remote: string, request: ResumeRequest): Promise<ChangeAnswer> {
    return this.#change(remote, 'resume', request);
  }

  /** Of the remote that the token is for. */
  collect(request: CollectRequest): Promise<CollectAnswer> {
    const body = { type: 'application/json', body: JSON.stringify(request) };
    return this.#send('POST', 'collect', body);
  }

  status(): Promise<RegistryStatus> {
    return this.#send('GET', 'status');
  }

  /** Every API that this release or one that runs declares; null where the release's own facts cannot be had. */
  async declaredApis(remote: string, version: string): Promise<Set<string> | null> {
    const [document, own] = await Promise.all([
      this.#read<DiscoveryDocument>('discovery'),
      this.#read<SignedRelease>(`discovery/releases/${remote}/${version}`),
    ]);
    if (!document || !own) return null;
    const releases = [...Object.values(document.releases), own.release];
    return new Set(['registry', ...releases.flatMap(({ needs }) => Object.keys(needs.apis))]);
  }

  audit(query: { remote?: string; limit?: number }): Promise<AuditRow[]> {
    const entries = Object.entries(query).filter(([, value]) => value !== undefined);
    return this.#send(
      'GET',
      `audit?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`,
    );
  }

  /** Beside the registry's own calls; null for anything but a good answer. */
  async #read<T>(path: string): Promise<T | null> {
    const response = await this.#fetch(`${this.#origin}/${path}`, {
      headers: { authorization: `Bearer ${this.#token}` },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok ? (((await readJson(response, printable)) as T | undefined) ?? null) : null;
  }

  #change(remote: string, action: string, request: object): Promise<ChangeAnswer> {
    return this.#post(`remotes/${remote}/${action}`, request);
  }

  #post<T>(path: string, request: object): Promise<T> {
    return this.#send('POST', path, { type: 'application/json', body: JSON.stringify(request) });
  }

  /** All calls may be repeated: a busy registry is asked again. */
  async #send<T>(method: string, path: string, body?: { type: string; body: BodyInit }): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#fetch(`${this.#origin}/api/registry/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.#token}`,
          accept: 'application/json',
          ...(body && { 'content-type': body.type }),
        },
        body: body?.body ?? null,
        signal: AbortSignal.timeout(PATIENCE),
      });
      const answer = response.status === 204 ? null : await readJson(response, printable);
      if (response.ok && answer !== undefined) return answer as T;
      if (response.status !== 503 || attempt === TRIES) throw refusal(response, answer, this.#origin);
      await sleep(1_000 * (Number(response.headers.get('retry-after')) || 1));
    }
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, init);
    } catch (error) {
      throw unreachable(this.#origin, error as FetchError, init.body);
    }
  }
}

type FetchError = Error & { cause?: { code?: string } };

/** A refusal may close the connection while the package is still on its way, and its answer is lost with it. */
const BROKEN_OFF = new Set(['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET']);

function unreachable(origin: string, error: FetchError, body: RequestInit['body']): CommandError {
  const code = error.cause?.code ?? error.message;
  const options = { exit: EXIT.unreachable, cause: error };
  if (error.name === 'TimeoutError')
    return new CommandError('timeout', `${origin} did not answer within ${PATIENCE / 1_000} s.`, options);
  if (body instanceof Uint8Array && BROKEN_OFF.has(code)) {
    const sentence = `${origin} closed the connection while ${bytes(body.byteLength)} were being sent (${code}).`;
    return new CommandError('broken_off', sentence, {
      ...options,
      details: ['A package may be up to 16 MB.'],
    });
  }
  return new CommandError('unreachable', `No registry answers at ${origin} (${code}).`, {
    ...options,
    details: ['Start the site with npm start, or set COACHLAB_REGISTRY to another address.'],
  });
}

/** @param shown what of each text may reach a terminal */
async function readJson(response: Response, shown: (text: string) => string): Promise<unknown> {
  try {
    return JSON.parse(await response.text(), (_name, value: unknown) =>
      typeof value === 'string' ? shown(value) : value,
    );
  } catch {
    return undefined;
  }
}

function refusal({ status }: Response, answer: unknown, origin: string): CommandError {
  const problem = (answer ?? {}) as Partial<Omit<Problem, 'errors'>> & { errors?: Partial<PublishReason>[] };
  if (problem.code === undefined) {
    return new CommandError(
      'not_a_registry',
      `${origin} answered ${status}, which is not a registry's answer.`,
    );
  }
  const details = (problem.errors ?? []).map(({ message = '', code, path }) =>
    // Reasons are whole sentences with a code; bad fields are half ones that need their name.
    code ? `${message} (${code})` : `${path ? `${path}: ` : ''}${message}`,
  );
  const sentence =
    SENTENCES[problem.code] ?? problem.detail ?? `The registry answered ${status} ${problem.code}.`;
  return new CommandError(problem.code, details.length > 0 && status === 422 ? refused(details) : sentence, {
    details: details.length > 0 && problem.code !== 'package_unreadable' ? details : [],
    reasons: (problem.errors ?? []).map(({ code }) => code ?? ''),
  });
}

function refused(reasons: string[]): string {
  return reasons.length === 1
    ? 'The registry refused it:'
    : `The registry refused it for ${reasons.length} reasons:`;
}

const SENTENCES: Record<string, string> = {
  token_unknown: 'The registry does not know this token, or it has expired.',
  validation_failed: 'The registry does not understand the request:',
};
