import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type {
  RemoteSignal,
  ShellSignalsRequest,
  SignalsRequest,
  SignalTokenAnswer,
} from '@coachlab/contracts';
import { assign } from '@coachlab/federation';
import {
  type Caller,
  CONFIG,
  InvalidInputError,
  type LimitPolicy,
  RateLimiter,
  transact,
  UnprocessableError,
} from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock.ts';
import { releaseId } from '../releases/release.entity.ts';
import { type RegistryView, RegistryViews } from '../rollouts/registry-view.ts';
import { discoveryRemote, isShown } from '../rollouts/remote-state.ts';
import type { RegistryConfig } from '../settings.ts';
import { Judge } from '../verdict/judge.ts';
import { countSession, type Observation } from './count-session.ts';
import { HandedOutReleases } from './handed-out.ts';
import { Identities, networkOf } from './identities.ts';
import { LastSeen } from './last-seen.ts';
import { isUnloaded } from './signal-requests.ts';
import { SignalTokens } from './signal-token.ts';

/** A network may be a whole school. */
const LIMITS = (name: string): LimitPolicy => ({
  name,
  visitor: [{ burst: 30, every: 4 }],
  ip: [{ burst: 600, every: 0.1 }],
});
const ASKING = LIMITS('signal-token');
const REPORTING = LIMITS('signals');

interface Reporter {
  session: string;
  /** Null for a shell: where a visitor comes from is what the browser's own call shows, not what a shell says. */
  network: string | null;
}

/** Who may say how a release fares, and who said so. */
@Injectable()
export class Signals {
  readonly #identities: Identities;
  readonly #tokens: SignalTokens;

  constructor(
    @Inject(CONFIG) { COACHLAB_SIGNING_KEY: key }: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly views: RegistryViews,
    private readonly handedOut: HandedOutReleases,
    private readonly limiter: RateLimiter,
    private readonly lastSeen: LastSeen,
    private readonly judge: Judge,
    private readonly clock: Clock,
  ) {
    this.#identities = new Identities(key);
    this.#tokens = new SignalTokens(key);
  }

  /** Throws InvalidInputError without a visitor, UnprocessableError that names the releases nobody is given. */
  async token(caller: Caller, releases: Record<string, string>): Promise<SignalTokenAnswer> {
    this.limiter.take(ASKING, byNetwork(caller));
    const { visitorId } = caller;
    if (visitorId === null) {
      const errors = [{ path: 'cookie', message: 'There is no visitor whose signals could count.' }];
      throw new InvalidInputError(errors, 'visitor_missing');
    }
    const view = await this.views.current();
    const handedOut = await this.handedOut.of(view);
    const unknown = Object.entries(releases).filter(([name, version]) => !handedOut.get(name)?.has(version));
    if (unknown.length > 0) {
      const errors = unknown.map(([name, version]) => ({
        path: `releases.${name}`,
        message: `Nobody is given ${releaseId(name, version)} now.`,
      }));
      throw new UnprocessableError('release_not_handed_out', {}, errors);
    }
    const granted = Object.entries(releases).filter(([name, version]) =>
      mayRun(view, name, version, visitorId),
    );
    const claims = { ...this.#reporter(visitorId, caller.ip), releases: Object.fromEntries(granted) };
    return this.#tokens.issue(claims, this.clock.now());
  }

  /** Counts what the token allows, and leaves out the rest without a word. */
  async report(caller: Caller, { token, signals }: SignalsRequest): Promise<void> {
    this.limiter.take(REPORTING, byNetwork(caller));
    const claims = this.#tokens.read(token, this.clock.now());
    if (!claims) return;
    const sender = this.#reporter(caller.visitorId ?? '', caller.ip);
    if (sender.session !== claims.session || sender.network !== claims.network) return;
    const allowed = signals.filter(({ remote, version }) =>
      Object.hasOwn(claims.releases, remote) ? claims.releases[remote] === version : false,
    );
    await this.#count(allowed.map((signal) => ({ signal, reporter: claims })));
  }

  /** What the shell met on its side, of any number of visitors. */
  async reportOfShell({ signals }: ShellSignalsRequest): Promise<void> {
    const view = await this.views.current();
    const credible = signals.filter(({ remote, version, visitor }) => mayRun(view, remote, version, visitor));
    await this.#count(
      credible.map(({ visitor, ...signal }) => ({
        signal,
        reporter: { session: this.#identities.session(visitor), network: null },
      })),
    );
  }

  async #count(reports: { signal: RemoteSignal; reporter: Reporter }[]): Promise<void> {
    if (reports.length === 0) return;
    const view = await this.views.current();
    const now = new Date(this.clock.now());
    const observations = observationsOf(reports, view, now);
    const bad = new Set<string>();
    // The same order everywhere, so that two instances rarely wait for each other.
    for (const [remote, observation] of observations) {
      const turned = await transact(this.dataSource, (manager) => countSession(manager, observation, now));
      if (turned && observation.arm === 'canary') bad.add(remote);
    }
    await this.lastSeen.note(new Set(reports.map(({ signal }) => releaseId(signal.remote, signal.version))));
    for (const remote of bad) this.judge.soon(remote);
  }

  #reporter(visitor: string, ip: string) {
    return { session: this.#identities.session(visitor), network: this.#identities.network(ip) };
  }
}

/** One for each session and release, with everything that was said of it. */
function observationsOf(
  reports: { signal: RemoteSignal; reporter: Reporter }[],
  view: RegistryView,
  now: Date,
): [remote: string, observation: Observation][] {
  const bySession = new Map<string, [string, Observation]>();
  for (const { signal, reporter } of reports) {
    const place = placeOf(signal, reporter, view, now);
    if (!place) continue;
    const release = releaseId(signal.remote, signal.version);
    const key = `${place.session} ${release}`;
    const [, merged] = bySession.get(key) ?? [];
    const failed = signal.outcome === 'failed';
    const error = failed && signal.class ? { class: signal.class, stack: signal.stack ?? '' } : null;
    bySession.set(key, [
      signal.remote,
      {
        ...place,
        release,
        network: reporter.network,
        loaded: (merged?.loaded ?? false) || !failed,
        failed: (merged?.failed ?? false) || failed,
        unloaded: (merged?.unloaded ?? false) || isUnloaded(signal),
        lcp: merged?.lcp ?? (failed ? null : (signal.lcp ?? null)),
        error: merged?.error ?? error,
      },
    ]);
  }
  return [...bySession].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

type Place = Pick<Observation, 'rolloutId' | 'rounds' | 'arm' | 'session'>;

const DAY = 86_400_000;

/** Where a signal counts: an arm of the running rollout; else only a failure does, for the stacks of its release. */
function placeOf(
  { remote, version, outcome }: RemoteSignal,
  { session }: Reporter,
  view: RegistryView,
  now: Date,
): Place | null {
  const { stable, candidate } = view.remotes.get(remote) ?? {};
  const rolloutId = candidate?.progress.id;
  if (candidate && rolloutId != null && (version === candidate.version || version === stable)) {
    const { round } = candidate.progress;
    return version === candidate.version
      ? { rolloutId, rounds: [0, round], arm: 'canary', session }
      : { rolloutId, rounds: [round], arm: 'stable', session };
  }
  if (outcome === 'loaded' || !view.releases.has(releaseId(remote, version))) return null;
  const day = Math.floor(now.getTime() / DAY);
  // One visitor may meet several releases in a day; each is a session of its own here.
  const own = createHash('sha256')
    .update(session + releaseId(remote, version))
    .digest('hex')
    .slice(0, 32);
  return { rolloutId: 0, rounds: [day], arm: 'stable', session: own };
}

function byNetwork(caller: Caller): Caller {
  return { ...caller, ip: networkOf(caller.ip) };
}

/** The candidate is only for whom it is assigned to; a page may still run the stable release of a moment ago. */
function mayRun(view: RegistryView, name: string, version: string, visitorId: string): boolean {
  const state = view.remotes.get(name);
  if (!state || !isShown(state) || state.candidate?.version !== version) return true;
  return assign(discoveryRemote(state), visitorId).version === version;
}
