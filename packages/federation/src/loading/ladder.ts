import type { ResolvedRemote } from '@coachlab/contracts';
import { attempt, withTimeout } from './attempt.ts';
import type { LoaderEnvironment } from './environment.ts';
import { RemoteFault } from './remote-load-error.ts';
import type { RunningReleases } from './running-releases.ts';
import type { SignalOnce } from './signal-once.ts';
import { tryTwice } from './try-release.ts';

const REFRESH_TIMEOUT_MS = 5_000;

export interface LadderInput {
  env: LoaderEnvironment;
  running: RunningReleases;
  signals: SignalOnce;
  remote: ResolvedRemote;
  page: string;
  /** The page failed before in this page load, and somebody asked for it again. */
  again: boolean;
}

export interface Loaded {
  module: unknown;
  version: string;
}

/**
 * Loads one page: from the release that runs, twice; then from the release of a fresh set; then from the
 * fallback. What a remote is replaced by stays for the page load.
 * @throws RemoteFault of the release that failed first
 */
export async function climb(input: LadderInput): Promise<Loaded> {
  const { env, running, page } = input;
  const remote = await enabled(input);
  const { name, release } = remote;
  const stillWanted = () => running.get(name)?.release.container === release.container;
  try {
    return await settle(input, remote, tryTwice({ env, remote: name, release, page, stillWanted }));
  } catch (error) {
    const fault = error as RemoteFault;
    if (fault.class === 'offline') throw fault;
    return running.inTurn(name, () => replace(input, remote, fault));
  }
}

/**
 * For a page that came and threw while it was drawn: goes on where `climb` does after two vain tries, past the
 * releases (by container) that broke on this page before.
 * @throws RemoteFault `fault` when nothing takes its place
 */
export function climbOn(
  input: LadderInput,
  fault: RemoteFault,
  broken: ReadonlySet<string>,
): Promise<Loaded> {
  return input.running.inTurn(input.remote.name, () => replace(input, input.remote, fault, broken));
}

/** A remote that was switched off when the page began may be back; only a second try asks. */
async function enabled(input: LadderInput): Promise<ResolvedRemote> {
  const { running, remote, again } = input;
  if (!remote.disabled) return remote;
  const fresh = again ? await refresh(input, remote.name) : undefined;
  if (!fresh || fresh.disabled) throw disabled();
  running.replace(fresh);
  return fresh;
}

async function replace(
  input: LadderInput,
  failed: ResolvedRemote,
  fault: RemoteFault,
  broken: ReadonlySet<string> = new Set(),
): Promise<Loaded> {
  const { env, running, signals, page } = input;
  const tried = new Set([failed.release.container, ...broken]);
  for await (const candidate of replacements(input, failed)) {
    const { container } = candidate.release;
    if (tried.has(container)) continue;
    tried.add(container);
    try {
      const loaded = await settle(input, candidate, attempt(env, candidate.name, candidate.release, page));
      if (running.get(candidate.name)?.release.container !== container) running.replace(candidate);
      signals.replaced(failed.name, failed.release.version, loaded.version);
      return loaded;
    } catch {
      // The next rung; the fault to tell of is the one that began this.
    }
  }
  throw fault;
}

async function* replacements(input: LadderInput, failed: ResolvedRemote): AsyncGenerator<ResolvedRemote> {
  // Another page of it failed too, and has had it replaced while this one waited for its turn.
  const current = input.running.get(failed.name);
  if (current) yield current;

  const fresh = await refresh(input, failed.name);
  if (fresh?.disabled) throw disabled();
  if (fresh) yield fresh;
  for (const { name, arm, fallback } of [fresh, failed].filter((remote) => remote !== undefined)) {
    if (fallback) yield { name, arm, release: fallback };
  }
}

/** The caller's remote as it is now; undefined when that cannot be learned. */
async function refresh({ env, running }: LadderInput, name: string): Promise<ResolvedRemote | undefined> {
  try {
    const set = await withTimeout(env, env.refreshTimeoutMs ?? REFRESH_TIMEOUT_MS, env.refreshSet);
    if (!running.accepts(set)) return undefined;
    return set.remotes.find((remote) => remote.name === name);
  } catch {
    return undefined;
  }
}

async function settle(
  { signals }: LadderInput,
  remote: ResolvedRemote,
  result: Promise<unknown>,
): Promise<Loaded> {
  const { version } = remote.release;
  try {
    return { module: await result, version };
  } catch (error) {
    signals.failed(remote.name, version, error as RemoteFault);
    throw error;
  }
}

function disabled(): RemoteFault {
  return new RemoteFault('disabled', 'The section is switched off.');
}
