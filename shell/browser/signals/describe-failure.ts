import type { BrowserRelease, RemoteSignal, SignalClass } from '@coachlab/contracts';
import type { FailureClass, LoadSignal } from '@coachlab/federation';
import { failureText } from '../../app/failure-text.ts';

/** How and where a release failed, without anything a visitor has read or typed; null for what says nothing about it. */
export function describeFailure(
  { class: failure, error }: LoadSignal,
  release: BrowserRelease,
): Pick<RemoteSignal, 'class' | 'stack'> | null {
  if (!failure || failure === 'offline' || failure === 'disabled' || !error) return null;
  const isEntry = failure === 'not-found' && error.url?.endsWith(release.base + release.entry);
  return {
    class: isEntry ? 'entry' : classOf(failure),
    stack: textOf(error.cause ?? error),
  };
}

/** As the registry calls it. */
function classOf(failure: Exclude<FailureClass, 'offline' | 'disabled'>): SignalClass {
  if (failure === 'execution') return 'render';
  return failure === 'not-found' ? 'chunk' : failure;
}

/** What may be told of it. */
export function textOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Not an error.';
  // What did not come has no place of its own, only an address.
  return failureText(`${error.name}: ${error.message}`, error.name === 'RemoteFault' ? '' : error.stack);
}
