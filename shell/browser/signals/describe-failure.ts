import type { BrowserRelease, RemoteSignal, SignalClass } from '@coachlab/contracts';
import type { FailureClass, LoadSignal } from '@coachlab/federation';

const LONGEST_STACK = 1_000;
const LONGEST_MESSAGE = 200;

/** How and where a release failed, without anything a visitor has read or typed; null for what says nothing about it. */
export function describeFailure(
  { class: failure, error }: LoadSignal,
  release: BrowserRelease,
): Pick<RemoteSignal, 'class' | 'stack'> | null {
  if (!failure || failure === 'offline' || failure === 'disabled' || !error) return null;
  const isEntry = failure === 'not-found' && error.url?.endsWith(release.base + release.entry);
  return {
    class: isEntry ? 'entry' : classOf(failure),
    stack: topOfStack(error.cause ?? error),
  };
}

/** As the registry calls it. */
function classOf(failure: Exclude<FailureClass, 'offline' | 'disabled'>): SignalClass {
  if (failure === 'execution') return 'render';
  return failure === 'not-found' ? 'chunk' : failure;
}

/** Name, message and frames. Quoted text may be the page's, as in what JSON.parse throws; a query, the visitor's. */
function topOfStack(error: unknown): string {
  if (!(error instanceof Error)) return 'Not an error.';
  const message = `${error.name}: ${error.message}`.split('\n', 1)[0]!.replaceAll(/"[^"]*"?/g, '"…"');
  // Chromium's frames begin with "at", the others' have an "@".
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s*at |@/.test(line));
  // What did not come has no place of its own, only an address.
  const where = error.name === 'RemoteFault' ? [] : frames.map((line) => line.trim());
  return [message.slice(0, LONGEST_MESSAGE), ...where]
    .join('\n')
    .replaceAll(/(\/[^\s?#)]*)[?#][^\s:)]*/g, '$1')
    .slice(0, LONGEST_STACK);
}
