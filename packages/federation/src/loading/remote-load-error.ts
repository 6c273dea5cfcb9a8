/**
 * Why a remote did not load.
 * - `offline`: the browser has no network.
 * - `not-found`: 404, or an HTML page where JavaScript or CSS was expected.
 * - `integrity`: the bytes are not those that were published.
 * - `timeout`: nothing came in time.
 * - `execution`: the code came and threw. Never run a second time.
 * - `render`: the page came and threw while it was drawn.
 * - `entry`, `chunk`: the container, or a file below it, could not be had for another reason.
 * - `disabled`: the kill switch is on; nothing was tried.
 */
export type FailureClass =
  'offline' | 'not-found' | 'integrity' | 'timeout' | 'execution' | 'render' | 'entry' | 'chunk' | 'disabled';

/** One failed try, as an adapter throws it. Anything else an adapter throws counts as `execution`. */
export class RemoteFault extends Error {
  readonly class: FailureClass;
  /** The file that failed, when one did. */
  readonly url: string | undefined;

  constructor(
    failure: FailureClass,
    message: string,
    { url, cause }: { url?: string; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'RemoteFault';
    this.class = failure;
    this.url = url;
  }
}

/** @see RemoteFault on what is not one. */
export function asFault(error: unknown): RemoteFault {
  if (error instanceof RemoteFault) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RemoteFault('execution', message, { cause: error });
}

/** The whole ladder was climbed in vain. `version` is the release that failed first; `cause` its fault. */
export class RemoteLoadError extends Error {
  readonly code = 'remote_load_failed';
  readonly remote: string;
  readonly version: string;
  readonly page: string;
  readonly class: FailureClass;

  constructor(remote: string, version: string, page: string, fault: RemoteFault) {
    super(`${remote}@${version} did not load its page "${page}" (${fault.class}): ${fault.message}`, {
      cause: fault,
    });
    this.name = 'RemoteLoadError';
    this.remote = remote;
    this.version = version;
    this.page = page;
    this.class = fault.class;
  }
}

export function isRemoteLoadError(error: unknown): error is RemoteLoadError {
  return error instanceof RemoteLoadError;
}
