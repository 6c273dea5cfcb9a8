import type { BrowserRelease } from '@coachlab/contracts';
import type { LoaderEnvironment } from './environment.ts';
import { asFault, RemoteFault } from './remote-load-error.ts';
import type { FailureClass } from './remote-load-error.ts';

const TIMEOUT_MS = 10_000;

/** Classes that a missing network explains; code that threw is at fault wherever the network is. */
const NETWORK_CLASSES: ReadonlySet<FailureClass> = new Set([
  'not-found',
  'timeout',
  'entry',
  'chunk',
  'integrity',
]);

/** One try of one page from one release. @throws RemoteFault, classified */
export async function attempt(
  env: LoaderEnvironment,
  remote: string,
  release: BrowserRelease,
  page: string,
): Promise<unknown> {
  try {
    const module = await withTimeout(env, env.timeoutMs ?? TIMEOUT_MS, (signal) =>
      env.adapter.load(remote, release, page, signal),
    );
    if (env.accepts && !env.accepts(module, remote, page)) {
      throw new RemoteFault('execution', `The module "${page}" does not export what a page must.`);
    }
    return module;
  } catch (error) {
    const fault = asFault(error);
    if (!NETWORK_CLASSES.has(fault.class) || env.isOnline()) throw fault;
    throw new RemoteFault('offline', 'The browser is offline.', { cause: fault });
  }
}

/** Runs `work` for at most `ms`; whichever way it ends, its signal is aborted and no timer stays. */
export async function withTimeout<T>(
  env: Pick<LoaderEnvironment, 'wait'>,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const late = env.wait(ms, over.signal).then(() => {
    throw new RemoteFault('timeout', `Nothing came within ${ms} ms.`);
  });
  try {
    return await Promise.race([work(over.signal), late]);
  } finally {
    over.abort();
  }
}
