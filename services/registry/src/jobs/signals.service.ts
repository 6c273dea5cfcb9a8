import { Inject, Injectable } from '@nestjs/common';
import {
  type RemoteSignal,
  SHELL,
  type ShellSignalsRequest,
  type SignalsRequest,
  type SignalTokenAnswer,
  type SignalTokenRequest,
} from '@coachlab/contracts';
import {
  type Caller,
  CONFIG,
  InvalidInputError,
  type LimitPolicy,
  RateLimiter,
  type Telemetry,
  TELEMETRY,
  transact,
  UnprocessableError,
} from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock.ts';
import { releaseId } from '../domain/package/make-release.ts';
import { RegistryViews } from '../store/registry-views.ts';
import type { RegistryConfig } from '../settings.ts';
import { Judge } from './judge.ts';
import { countSession } from '../store/count-session.ts';
import { HandedOutReleases } from '../store/handed-out.ts';
import { Identities, networkOf } from '../domain/signals/identities.ts';
import { LastSeen } from '../store/last-seen.ts';
import { answeredPages } from '../domain/signals/answered-pages.ts';
import { StandInsStore } from '../store/stand-ins.ts';
import { ShellBuilds } from '../store/shell-builds.ts';
import { mayRun, observationsOf, type Reporter } from '../domain/signals/observations.ts';
import { SignalTokens } from '../domain/signals/signal-token.ts';

/** A network may be a whole school. What its reports count for, the database decides, however many come. */
const LIMITS = (name: string): LimitPolicy => ({
  name,
  visitor: [{ burst: 30, every: 4 }],
  ip: [{ burst: 600, every: 0.1 }],
  perProcess: true,
});
const ASKING = LIMITS('signal-token');
const REPORTING = LIMITS('signals');

const SHELL_ERRORS = "Sessions that met an uncaught error of the shell's own files.";

/** Who may say how a release fares, and who said so. */
@Injectable()
export class SignalsService {
  readonly #identities: Identities;
  readonly #tokens: SignalTokens;

  constructor(
    @Inject(CONFIG) { COACHLAB_SIGNING_KEY: key }: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly views: RegistryViews,
    private readonly handedOut: HandedOutReleases,
    private readonly limiter: RateLimiter,
    private readonly lastSeen: LastSeen,
    private readonly standIns: StandInsStore,
    private readonly builds: ShellBuilds,
    private readonly judge: Judge,
    private readonly clock: Clock,
    @Inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {
    telemetry.count('coachlab.shell.errors', SHELL_ERRORS, {}, 0);
    this.#identities = new Identities(key);
    this.#tokens = new SignalTokens(key);
  }

  /** Throws InvalidInputError without a visitor, UnprocessableError that names the releases nobody is given. */
  async token(caller: Caller, { releases, shell }: SignalTokenRequest): Promise<SignalTokenAnswer> {
    await this.limiter.take(ASKING, byNetwork(caller));
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
    if (shell !== undefined && (await this.builds.knows(shell))) granted.push([SHELL, shell]);
    const claims = { ...this.#reporter(visitorId, caller.ip), releases: Object.fromEntries(granted) };
    return this.#tokens.issue(claims, this.clock.now());
  }

  /** Counts what the token allows, and leaves out the rest without a word. */
  async report(caller: Caller, { token, signals }: SignalsRequest): Promise<void> {
    await this.limiter.take(REPORTING, byNetwork(caller));
    const claims = this.#tokens.read(token, this.clock.now());
    if (!claims) return;
    const sender = this.#reporter(caller.visitorId ?? '', caller.ip);
    if (sender.session !== claims.session || sender.network !== claims.network) return;
    const allowed = signals.filter(({ remote, version }) =>
      Object.hasOwn(claims.releases, remote) ? claims.releases[remote] === version : false,
    );
    await this.#count(allowed.map((signal) => ({ signal, reporter: claims })));
    await this.standIns.note(answeredPages(allowed.filter(({ remote }) => remote !== SHELL)));
  }

  /** What the shell met on its side, of any number of visitors. */
  async reportOfShell({ signals }: ShellSignalsRequest): Promise<void> {
    const view = await this.views.current();
    // What a gateway meets is always a release's; of the shell's own files only browsers tell.
    const credible = signals.filter(
      ({ remote, version, visitor }) => remote !== SHELL && mayRun(view, remote, version, visitor),
    );
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
      if (turned && remote === SHELL) this.telemetry.count('coachlab.shell.errors', SHELL_ERRORS);
    }
    await this.lastSeen.note(new Set(reports.map(({ signal }) => releaseId(signal.remote, signal.version))));
    for (const remote of bad) this.judge.soon(remote);
  }

  #reporter(visitor: string, ip: string) {
    return { session: this.#identities.session(visitor), network: this.#identities.network(ip) };
  }
}

function byNetwork(caller: Caller): Caller {
  return { ...caller, ip: networkOf(caller.ip) };
}
