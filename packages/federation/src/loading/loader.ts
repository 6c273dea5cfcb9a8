import type { ResolvedRemote, ResolvedSet } from '@coachlab/contracts';
import type { LoaderEnvironment } from './environment.ts';
import { climb } from './ladder.ts';
import { StatusStore } from './load-status.ts';
import type { LoadStatus } from './load-status.ts';
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
  /** The same object until something changes. */
  status(remote: string, page: string): LoadStatus;
  subscribe(listener: () => void): () => void;
  /** What runs now: of the page's set, or what replaced it after a failure. */
  running(remote: string): (ResolvedRemote & { replaced: boolean }) | undefined;
}

export function createRemoteLoader(set: ResolvedSet, environment: LoaderEnvironment): RemoteLoader {
  const env = { ...environment, adapter: rememberThrown(environment.adapter) };
  const running = new RunningReleases(set);
  const signals = new SignalOnce(env.report);
  const statuses = new StatusStore();
  const inFlight = new Map<string, Promise<unknown>>();

  const peek = (remote: string, page: string): unknown => {
    const status = statuses.get(keyOf(remote, page));
    const current = status.state === 'ready' && status.version === running.get(remote)?.release.version;
    return current ? status.module : undefined;
  };

  const start = async (remote: ResolvedRemote, page: string): Promise<unknown> => {
    const key = keyOf(remote.name, page);
    const again = statuses.get(key).state === 'failed';
    const startedAt = env.now();
    statuses.set(key, { state: 'loading' });
    try {
      const { module, version } = await climb({ env, running, signals, remote, page, again });
      statuses.set(key, { state: 'ready', module, version, duration: env.now() - startedAt });
      return module;
    } catch (cause) {
      const error = new RemoteLoadError(remote.name, remote.release.version, page, asFault(cause));
      statuses.set(key, { state: 'failed', error });
      throw error;
    }
  };

  const load = (name: string, page: string): Promise<unknown> => {
    const here = peek(name, page);
    if (here !== undefined) return Promise.resolve(here);
    const remote = running.get(name);
    if (!remote) return Promise.reject(unknownRemote(name, page));
    const key = keyOf(name, page);
    let promise = inFlight.get(key);
    if (!promise) {
      // Forgotten however it ends: a kept failure could never be tried again.
      promise = start(remote, page).finally(() => inFlight.delete(key));
      inFlight.set(key, promise);
    }
    return promise;
  };

  return {
    load: load as RemoteLoader['load'],
    peek: peek as RemoteLoader['peek'],
    status: (remote, page) => statuses.get(keyOf(remote, page)),
    subscribe: statuses.subscribe,
    running: (name) => {
      const remote = running.get(name);
      return remote && { ...remote, replaced: running.isReplaced(name) };
    },
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
