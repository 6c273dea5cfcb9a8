// The realm's own stands in for it there, by the name that React asks for.
import { TextDecoder } from 'util';
import type { ResolvedSet, SentForm } from '@coachlab/contracts';
import { createQueryClient, dehydrateQueries, queryClientContext, renderContext } from '@coachlab/remote-kit';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider } from 'react-router-dom';
import { hrefsFrom } from '../../../app/hrefs.ts';
import type { OverrideNotice } from '../../../app/override-notice.ts';
import type { PageSource } from '../../../app/page-source.ts';
import { appRoutes } from '../../../app/routes.tsx';
import { ServerDocument } from '../../../app/server-document.tsx';

export interface RenderInput {
  path: string;
  set: ResolvedSet;
  /** The section whose page it is, where that is known: no other's routes are looked at. */
  of?: string | null;
  notice: OverrideNotice | null;
  sent?: SentForm | undefined;
  source: PageSource;
  publicUrl: string;
  /** Turns `/api/…` into the address of the service. */
  resolve: (path: string) => string;
  fetch: typeof fetch;
  /** `browser` renders what a browser shows first while a page's code is on its way: the frame and a skeleton. */
  side: 'server' | 'browser';
}

export type RenderOutput =
  | { kind: 'page'; status: number; html: string; queries: unknown }
  | { kind: 'redirect'; status: number; location: string };

/** Runs the page's loader and renders the whole document. Throws whatever the page's code throws. */
export async function renderPage(input: RenderInput): Promise<RenderOutput> {
  const client = createQueryClient({ resolve: input.resolve, fetch: input.fetch });
  const render = { side: input.side, status: 200 };
  const requestContext = new RouterContextProvider(
    new Map<never, never>([
      [queryClientContext, client],
      [renderContext, render],
    ] as never),
  );
  const handler = createStaticHandler(appRoutes(input.set, input.source, input.notice, input.of));
  const context = await handler.query(new Request(input.publicUrl + input.path), { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;
  const html = await renderToHtml(
    <ServerDocument
      client={client}
      context={context}
      router={createStaticRouter(handler.dataRoutes, context)}
      origin={input.publicUrl}
      href={hrefsFrom(input.set)}
      sent={input.sent}
    />,
  );
  return { kind: 'page', status: render.status, html, queries: dehydrateQueries(client) };
}

function renderToHtml(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      // Large boundaries would otherwise be moved into place by inline scripts, which the CSP forbids.
      progressiveChunkSize: 1e9,
      onAllReady: () => stream.pipe(textSink(resolve)),
      onError: reject,
      onShellError: reject,
    });
  });
}

/** As much of a Writable as React writes to: the realm of a section has no streams. */
function textSink(done: (text: string) => void): NodeJS.WritableStream {
  const decoder = new TextDecoder();
  let text = '';
  const sink = {
    write(chunk: Uint8Array | string) {
      text += typeof chunk === 'string' ? decoder.decode() + chunk : decoder.decode(chunk, { stream: true });
      return true;
    },
    end: () => done(text + decoder.decode()),
    on: () => sink,
    destroy: () => sink,
  };
  return sink as unknown as NodeJS.WritableStream;
}
