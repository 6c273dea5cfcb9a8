import type { BrowserRelease } from '@coachlab/contracts';
import { RemoteFault } from '../loading/remote-load-error.ts';
import type { Diagnosis } from './diagnosis.ts';
import { releaseUrl } from './release-url.ts';
import type { ShareScope } from './shared-modules.ts';
import { waitingScripts } from './waiting-scripts.ts';

/** What an entry registers: every Module Federation container has these two calls. */
export interface Container {
  init(scope: ShareScope, initScope: unknown[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Containers of releases: each entry is fetched and run once, and only as the bytes that were published. */
export class ContainerEntries {
  readonly #diagnosis: Diagnosis;
  readonly #waiting = waitingScripts();
  readonly #loading = new Map<string, { promise: Promise<Container>; abandon: () => void }>();
  /** Entries whose code threw: they are not run again. */
  readonly #thrown = new Map<string, RemoteFault>();

  constructor(diagnosis: Diagnosis) {
    this.#diagnosis = diagnosis;
  }

  /** @throws RemoteFault */
  load(release: BrowserRelease): Promise<Container> {
    const { container } = release;
    const known = this.#loading.get(container);
    if (known) return known.promise;
    const thrown = this.#thrown.get(container);
    if (thrown) return Promise.reject(thrown);
    // One that was given up and came all the same. It was verified then; to run it again would make a second one.
    const late = find(container);
    if (late) return Promise.resolve(late);

    const over = new AbortController();
    const promise = this.#run(release, over.signal).then(() => {
      const exports = find(container);
      if (!exports) throw new RemoteFault('entry', `The entry registered no container ${container}.`);
      return exports;
    });
    this.#loading.set(container, { promise, abandon: () => over.abort() });
    promise.catch((fault: RemoteFault) => {
      // A failure is not kept; but code that threw stays as it is until the page is loaded anew.
      this.#loading.delete(container);
      if (fault.class === 'execution') this.#thrown.set(container, fault);
    });
    return promise;
  }

  /**
   * Whoever waits for this entry fails with a timeout; one that is here already stays.
   * @returns the address that did not come
   */
  abandon(release: BrowserRelease): string[] {
    const { container, entry } = release;
    this.#loading.get(container)?.abandon();
    return find(container) ? [] : [releaseUrl(release, entry)];
  }

  async #run(release: BrowserRelease, signal: AbortSignal): Promise<void> {
    const { entry, entryIntegrity: integrity } = release;
    const url = releaseUrl(release, entry);
    // An empty or mistyped attribute would let the browser run whatever comes.
    if (!INTEGRITY.test(integrity))
      throw new RemoteFault('integrity', `No hash is known for ${url}.`, { url });
    const outcome = await runScript(url, integrity, signal, this.#waiting.get(url));
    if (outcome === 'abandoned') throw new RemoteFault('timeout', `${url} did not come in time.`, { url });
    if (outcome === 'failed') throw await this.#diagnosis.ofFile(url, integrity, 'entry');
    if (outcome instanceof ErrorEvent) {
      throw new RemoteFault('execution', `The entry threw: ${outcome.message}`, {
        url,
        cause: outcome.error,
      });
    }
  }
}

function find(container: string): Container | undefined {
  const exports = (globalThis as Record<string, unknown>)[container];
  const isContainer =
    typeof exports === 'object' && exports !== null && 'get' in exports && 'init' in exports;
  return isContainer ? (exports as Container) : undefined;
}

/**
 * `ErrorEvent`: the script came and threw.
 * @param waiting the document's own script of this address, whose turn comes
 */
function runScript(url: string, integrity: string, signal: AbortSignal, waiting?: HTMLScriptElement) {
  return new Promise<'done' | 'failed' | 'abandoned' | ErrorEvent>((resolve) => {
    const script = waiting ?? document.createElement('script');
    let thrown: ErrorEvent | undefined;
    const onThrow = (event: ErrorEvent) => {
      if (event.filename === url) thrown ??= event;
    };
    const finish = (outcome: 'done' | 'failed' | 'abandoned') => {
      window.removeEventListener('error', onThrow);
      script.remove();
      resolve(thrown ?? outcome);
    };
    window.addEventListener('error', onThrow);
    script.addEventListener('load', () => finish('done'));
    script.addEventListener('error', () => finish('failed'));
    signal.addEventListener('abort', () => finish('abandoned'));
    if (waiting) return;
    Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', fetchPriority: 'high' });
    document.head.append(script);
  });
}
