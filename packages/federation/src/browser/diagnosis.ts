import type { BrowserRelease } from '@coachlab/contracts';
import { asFault, RemoteFault } from '../loading/remote-load-error.ts';
import { releaseUrl } from './release-url.ts';

/** Milliseconds a look at a failed file may take. */
const PROBE_TIMEOUT_MS = 3_000;

/** Failed elements remembered: more than one page can have at a time. */
const REMEMBERED = 50;

type FileClass = 'entry' | 'chunk';

export interface Diagnosis {
  /** Why a script or stylesheet failed, which its element does not say. */
  ofFile(url: string, integrity: string, otherwise: FileClass): Promise<RemoteFault>;
  /** Why a page's module did not come: a file below the entry, or code that threw. */
  ofChunk(error: unknown, release: BrowserRelease): Promise<RemoteFault>;
  /**
   * Asks once more for what hangs, past the HTTP cache. A script's request cannot be cancelled, and while it is
   * under way Chromium holds back every other one for the same address, for up to 20 seconds.
   */
  unblock(url: string): void;
}

export function createDiagnosis(fetch: typeof globalThis.fetch): Diagnosis {
  const failures = watchFailures();

  const ofFile: Diagnosis['ofFile'] = async (url, integrity, otherwise) => {
    // `reload` also puts fresh bytes in the place of whatever bad ones the HTTP cache may hold.
    const response = await probe(fetch, url, { cache: 'reload' });
    if (!response) return new RemoteFault(otherwise, `${url} cannot be reached.`, { url });
    const { status } = response;
    if (status === 404 || status === 410)
      return new RemoteFault('not-found', `${url} answered ${status}.`, { url });
    if (!response.ok) return new RemoteFault(otherwise, `${url} answered ${status}.`, { url });
    if (isHtml(response)) return new RemoteFault('not-found', `${url} answered with an HTML page.`, { url });
    if (integrity && !(await probe(fetch, url, { cache: 'force-cache', integrity }))) {
      return new RemoteFault('integrity', `${url} is not what was published.`, { url });
    }
    return new RemoteFault(otherwise, `${url} failed to load, and has come back since.`, { url });
  };

  return {
    ofFile,
    ofChunk: async (error, release) => {
      if (error instanceof RemoteFault) return error;
      if (!isChunkLoadError(error)) return asFault(error);
      const failed = failures.take(releaseUrl(release), error.request);
      if (failed) return ofFile(failed.url, failed.integrity, 'chunk');
      return new RemoteFault('chunk', error.message, { cause: error });
    },
    unblock: (url) => void probe(fetch, url, { cache: 'reload' }),
  };
}

async function probe(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    await response.arrayBuffer();
    return response;
  } catch {
    return undefined;
  }
}

function isHtml(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
}

/** As webpack and rspack throw it; `request` is the address of a JavaScript chunk, and absent for CSS. */
function isChunkLoadError(error: unknown): error is Error & { request?: string } {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

interface FailedElement {
  url: string;
  integrity: string;
}

/** The error of a CSS chunk does not say which file it was; the element that failed does, to who listens early. */
function watchFailures() {
  const failed: FailedElement[] = [];
  window.addEventListener(
    'error',
    ({ target, isTrusted }) => {
      if (!isTrusted) return;
      if (target instanceof HTMLScriptElement) failed.push({ url: target.src, integrity: target.integrity });
      else if (target instanceof HTMLLinkElement)
        failed.push({ url: target.href, integrity: target.integrity });
      if (failed.length > REMEMBERED) failed.shift();
    },
    { capture: true },
  );
  return {
    /** The failure of `url`, or else the latest under `base`; those under it are forgotten. */
    take(base: string, url: string | undefined): FailedElement | undefined {
      const own = failed.filter((element) => element.url.startsWith(base));
      const others = failed.filter((element) => !element.url.startsWith(base));
      failed.splice(0, failed.length, ...others);
      return url === undefined ? own.at(-1) : own.findLast((element) => element.url === url);
    },
  };
}
