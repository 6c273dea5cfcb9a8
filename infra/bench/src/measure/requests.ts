import type { CDPSession } from '@playwright/test';

type Kind = 'html' | 'script' | 'style' | 'font' | 'data' | 'other';

export interface RequestTotals {
  requests: number;
  /** Over the wire: bodies as encoded, and the headers of answers. */
  bytes: number;
  bytesBy: Record<Kind, number>;
  /** Longest chain of requests of which each was found in, or asked for by, the one before; the page alone is 1. */
  depth: number;
}

interface Seen {
  url: string;
  kind: Kind;
  depth: number;
  bytes: number;
}

interface Initiator {
  url?: string;
  stack?: Stack;
}
interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** Counts what a page asks for, from Chromium's own network events. */
export class Requests {
  readonly #seen = new Map<string, Seen>();
  readonly #running = new Set<string>();
  #quietSince = performance.now();

  constructor(client: CDPSession) {
    client.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
      if (!request.url.startsWith('http')) return;
      const url = request.url.split('#')[0]!;
      this.#seen.set(requestId, { url, kind: kindOf(type, url), depth: this.#depthOf(initiator), bytes: 0 });
      this.#running.add(requestId);
    });
    // Answered from what the page has already: nothing went over the wire.
    client.on('Network.requestServedFromCache', ({ requestId }) => this.#forget(requestId));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#end(requestId, encodedDataLength),
    );
    client.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0));
  }

  /** Milliseconds without a request under way. */
  quietFor(): number {
    return this.#running.size > 0 ? 0 : performance.now() - this.#quietSince;
  }

  totals(): RequestTotals {
    const all = [...this.#seen.values()];
    const bytesBy = { html: 0, script: 0, style: 0, font: 0, data: 0, other: 0 };
    for (const { kind, bytes } of all) bytesBy[kind] += bytes;
    return {
      requests: all.length,
      bytes: all.reduce((sum, each) => sum + each.bytes, 0),
      bytesBy,
      depth: Math.max(...all.map(({ depth }) => depth)),
    };
  }

  #depthOf({ url, stack }: Initiator): number {
    const found = [url, ...framesOf(stack)].find((each) => each && this.#byUrl(each));
    return (found === undefined ? 0 : this.#byUrl(found)!.depth) + 1;
  }

  #byUrl(url: string): Seen | undefined {
    return [...this.#seen.values()].find((seen) => seen.url === url.split('#')[0]);
  }

  #end(id: string, bytes: number): void {
    const seen = this.#seen.get(id);
    if (seen) seen.bytes = bytes;
    this.#running.delete(id);
    this.#quietSince = performance.now();
  }

  #forget(id: string): void {
    this.#seen.delete(id);
    this.#running.delete(id);
  }
}

function framesOf(stack: Stack | undefined): string[] {
  if (!stack) return [];
  return [...stack.callFrames.map(({ url }) => url), ...framesOf(stack.parent)];
}

function kindOf(type: string | undefined, url: string): Kind {
  // A preloaded script and a script are the same thing; the browser calls the one "Other" at times.
  if (type === 'Document') return 'html';
  const { pathname } = new URL(url);
  if (pathname.startsWith('/api/')) return 'data';
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  if (pathname.endsWith('.woff2')) return 'font';
  return 'other';
}
