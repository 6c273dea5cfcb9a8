import type { ResolvedRemote, ResolvedSet } from '@coachlab/contracts';
import type { LoaderEnvironment } from './environment.ts';
import { BrokenPages } from './broken-pages.ts';
import { drawFault } from './draw-fault.ts';
import { climb, climbOn } from './ladder.ts';
import type { Loaded } from './ladder.ts';
import { asFault, RemoteFault, RemoteLoadError } from './remote-load-error.ts';
import { rememberThrown } from './remember-thrown.ts';
import { RunningReleases } from './running-releases.ts';
import { SignalOnce } from './signal-once.ts';

/** Loads pages of remotes for one page load. Make a fresh one for each page load and each test. */
export interface RemoteLoader {
  /** The exposed module `page` of `remote`; callers at the same time share one try. @throws RemoteLoadError */
  load<Module = unknown>(remote: string, page: string): Promise<Module>;
  /** The module if it is here and of the release that runs now, without waiting. */
  peek<Module = unknown>(remote: string, page: string): Module | undefined;
  /** A page that was loaded stands on the screen: its release has proved itself. */
  drawn(remote: string, page: string): void;
  /**
   * The loaded page threw `error` while it was drawn: its remote is replaced, as a whole, by the release of a fresh
   * set or by the fallback. Resolves to the page of the replacement. Without one the page may be asked for, and
   * drawn, again. @throws RemoteLoadError
   */
  recover<Module = unknown>(remote: string, page: string, error: unknown): Promise<Module>;
  /** What runs now: of the page's set, or what replaced it after a failure. */
  running(remote: string): ResolvedRemote | undefined;
}

export function createRemoteLoader(set: ResolvedSet, environment: LoaderEnvironment): RemoteLoader {
  const env = { ...environment, adapter: rememberThrown(environment.adapter) };
  const running = new RunningReleases(set);
  const signals = new SignalOnce(env.report);
  const loaded = new Map<string, Loaded>();
  const failed = new Set<string>();
  const broken = new BrokenPages();
  const inFlight = new Map<string, Promise<unknown>>();

  const peek = (remote: string, page: string): unknown => {
    const here = loaded.get(keyOf(remote, page));
    return here?.version === running.get(remote)?.release.version ? here?.module : undefined;
  };

  const settle = async (
    remote: ResolvedRemote,
    page: string,
    climbing: () => Promise<Loaded>,
  ): Promise<unknown> => {
    const key = keyOf(remote.name, page);
    loaded.delete(key);
    failed.delete(key);
    try {
      const now = await climbing();
      loaded.set(key, now);
      return now.module;
    } catch (cause) {
      failed.add(key);
      throw new RemoteLoadError(remote.name, remote.release.version, page, asFault(cause));
    }
  };

  const start = (remote: ResolvedRemote, page: string): Promise<unknown> => {
    const again = failed.has(keyOf(remote.name, page));
    return settle(remote, page, () => climb({ env, running, signals, remote, page, again }));
  };

  const once = (key: string, begin: () => Promise<unknown>): Promise<unknown> => {
    let promise = inFlight.get(key);
    if (!promise) {
      // Forgotten however it ends: a kept failure could never be tried again.
      promise = begin().finally(() => inFlight.delete(key));
      inFlight.set(key, promise);
    }
    return promise;
  };

  const load = (name: string, page: string): Promise<unknown> => {
    const here = peek(name, page);
    if (here !== undefined) return Promise.resolve(here);
    const remote = running.get(name);
    if (!remote) return Promise.reject(unknownRemote(name, page));
    return once(keyOf(name, page), () => start(remote, page));
  };

  const drawn = (name: string, page: string): void => {
    const here = loaded.get(keyOf(name, page));
    if (here) signals.loaded(name, here.version);
  };

  const recover = (name: string, page: string, error: unknown): Promise<unknown> => {
    const key = keyOf(name, page);
    const remote = running.get(name);
    const broke = loaded.get(key);
    // Another page's failure has had the remote replaced while this one stood on the screen.
    const replaced = broke && broke.version !== remote?.release.version;
    const fault = drawFault(error, env.isOnline());
    if (broke) signals.failed(name, broke.version, fault);
    if (!remote || replaced) return load(name, page);
    return once(key, () =>
      settle(remote, page, async () => {
        if (fault.class === 'offline') throw fault;
        const containers = broken.add(key, remote.release.container);
        return climbOn({ env, running, signals, remote, page, again: false }, fault, containers);
      }),
    );
  };

  return {
    load: load as RemoteLoader['load'],
    peek: peek as RemoteLoader['peek'],
    drawn,
    recover: recover as RemoteLoader['recover'],
    running: (name) => running.get(name),
  };
}

function keyOf(remote: string, page: string): string {
  return `${remote}/${page}`;
}

function unknownRemote(name: string, page: string): RemoteLoadError {
  return new RemoteLoadError(
    name,
    '',
    page,
    new RemoteFault('not-found', `The release set has no remote ${name}.`),
  );
}
