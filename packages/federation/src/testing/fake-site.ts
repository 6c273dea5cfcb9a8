import type { BrowserRelease, ResolvedRemote, ResolvedSet } from '@coachlab/contracts';
import type { LoaderEnvironment, LoadSignal } from '../loading/environment.ts';
import { createRemoteLoader } from '../loading/loader.ts';
import { RemoteFault } from '../loading/remote-load-error.ts';
import type { FailureClass } from '../loading/remote-load-error.ts';
import { FakeClock } from './fake-clock.ts';

/** `hang`: nothing ever comes. Anything else is what the next try of that page meets. */
type Outcome = 'ok' | 'hang' | FailureClass | Error;

export function browserRelease(name: string, version: string): BrowserRelease {
  return {
    version,
    base: `/remotes/${name}/${version}/`,
    container: `${name}_${version.replace(/\W/g, '_')}`,
    entry: 'browser/remoteEntry.js',
    entryIntegrity: '',
    routes: [],
    navigation: [],
    slots: [],
  };
}

export function resolvedRemote(
  name: string,
  version: string,
  rest: Partial<ResolvedRemote> = {},
): ResolvedRemote {
  return { name, arm: 'stable', release: browserRelease(name, version), ...rest };
}

/** A page load of one remote, `catalog`, whose network fails as a test scripts it. */
export class FakeSite {
  readonly clock = new FakeClock();
  /** Every try, as `version/page`, in order. */
  readonly tries: string[] = [];
  readonly cleaned: string[] = [];
  readonly signals: LoadSignal[] = [];
  refreshes = 0;
  online = true;
  /** What a fresh set says; undefined when it cannot be had. */
  fresh: ResolvedRemote | undefined;
  readonly #script: Record<string, Outcome[]>;

  /** `script`: outcomes of `version` or `version/page`, used up one by one; the last one stays. */
  constructor(script: Record<string, Outcome[]> = {}) {
    this.#script = script;
  }

  will(key: string, ...outcomes: Outcome[]): void {
    this.#script[key] = outcomes;
  }

  loader(catalog: ResolvedRemote, rest: Partial<LoaderEnvironment> = {}) {
    this.fresh ??= catalog;
    return createRemoteLoader({ epoch: 1, remotes: [catalog] }, { ...this.#environment(), ...rest });
  }

  #environment(): LoaderEnvironment {
    return {
      adapter: {
        load: (_remote, release, page) => this.#load(release.version, page),
        clean: (_remote, release) => void this.cleaned.push(release.version),
      },
      refreshSet: () => this.#refresh(),
      wait: this.clock.wait,
      random: () => 0.5,
      isOnline: () => this.online,
      report: (signal) => void this.signals.push(signal),
    };
  }

  async #load(version: string, page: string): Promise<unknown> {
    this.tries.push(`${version}/${page}`);
    const outcomes = this.#script[`${version}/${page}`] ?? this.#script[version] ?? ['ok'];
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    if (outcome === 'hang') return new Promise(() => {});
    if (outcome instanceof Error) throw outcome;
    if (outcome !== 'ok') throw new RemoteFault(outcome!, `scripted ${outcome}`);
    return { Component: `${page} of ${version}` };
  }

  async #refresh(): Promise<ResolvedSet> {
    this.refreshes += 1;
    if (!this.fresh) throw new Error('no set to be had');
    return { epoch: 2, remotes: [this.fresh] };
  }
}
