import type { Page } from '@playwright/test';

export const KINDS = ['document', 'script', 'style', 'font', 'other'] as const;
export type Kind = (typeof KINDS)[number];

const SIGNALS = '/api/registry/signals/token';
const LATE_STYLES = 'link[rel=stylesheet][href*="/remotes/shell/"]';

export interface PageBytes {
  requests: number;
  /** Of bodies as they were sent, compressed; headers change from one answer to the next. */
  bytes: Record<Kind, number>;
  files: { path: string; kind: Kind; bytes: number }[];
}

/** By these a page takes its visitor to stay, and fetches what comes next. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * What a browser that has nothing, and that nobody touches, fetches for one page, until it asks for no more. Its network is not
 * slowed down.
 */
export async function pageBytes(page: Page, path: string): Promise<PageBytes> {
  // A layout that settles scrolls as well, now and then.
  await page.addInitScript((signs) => {
    for (const sign of signs)
      addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true });
  }, SIGNS);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const files = new Map<string, PageBytes['files'][number]>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { protocol, pathname } = new URL(request.url);
    if (request.method !== 'GET' || !protocol.startsWith('http')) return;
    files.set(requestId, { path: pathname, kind: kindOf(type, pathname), bytes: 0 });
  });
  // Answered from what the page has already: nothing went over the wire.
  client.on('Network.requestServedFromCache', ({ requestId }) => files.delete(requestId));
  const add = (requestId: string, bytes: number) => {
    const file = files.get(requestId);
    if (file) file.bytes += bytes;
  };
  // What has come by then is the headers.
  client.on('Network.responseReceived', ({ requestId, response }) =>
    add(requestId, -response.encodedDataLength),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    add(requestId, encodedDataLength),
  );
  // The last that a page does: it tells how it fared, and fetches the style sheet of its italics.
  const told = page.waitForResponse((response) => response.url().endsWith(SIGNALS));
  await page.goto(path);
  await told;
  await page.waitForSelector(LATE_STYLES, { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await client.detach();
  const all = [...files.values()];
  const sum = (kind: Kind) =>
    all.filter((file) => file.kind === kind).reduce((total, file) => total + file.bytes, 0);
  return {
    requests: all.length,
    bytes: Object.fromEntries(KINDS.map((kind) => [kind, sum(kind)])) as Record<Kind, number>,
    files: all,
  };
}

function kindOf(type: string | undefined, pathname: string): Kind {
  if (type === 'Document') return 'document';
  // By its name: a script that is preloaded is called otherwise by the browser at times.
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  return pathname.endsWith('.woff2') ? 'font' : 'other';
}
