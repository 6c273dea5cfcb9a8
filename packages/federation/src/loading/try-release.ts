import type { BrowserRelease } from '@coachlab/contracts';
import { attempt } from './attempt.ts';
import type { LoaderEnvironment } from './environment.ts';
import { RemoteFault } from './remote-load-error.ts';
import type { FailureClass } from './remote-load-error.ts';

const RETRY_DELAY_MS = 500;

/** Where a second try cannot help: code that threw is not run twice. */
const NOT_RETRIED: ReadonlySet<FailureClass> = new Set(['execution', 'offline', 'disabled']);

export interface Try {
  env: LoaderEnvironment;
  remote: string;
  release: BrowserRelease;
  page: string;
  /** Asked after the pause; false when the release has been replaced meanwhile. */
  stillWanted: () => boolean;
}

/** One page from one release: two tries, with what the first left behind cleared away. @throws RemoteFault */
export async function tryTwice({ env, remote, release, page, stillWanted }: Try): Promise<unknown> {
  try {
    return await attempt(env, remote, release, page);
  } catch (error) {
    const fault = error as RemoteFault;
    if (NOT_RETRIED.has(fault.class)) throw fault;
    await env.adapter.clean?.(remote, release);
    await pause(env);
    if (!stillWanted()) throw fault;
    return attempt(env, remote, release, page);
  }
}

/** With jitter, so that the tabs a fault hit together do not come back together. */
function pause({ wait, random, retryDelayMs = RETRY_DELAY_MS }: LoaderEnvironment): Promise<void> {
  return wait(retryDelayMs * (0.5 + random()), new AbortController().signal);
}
