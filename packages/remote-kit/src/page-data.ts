import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { isApiError } from './api-error.ts';
import type { ApiQuery } from './api-query.ts';

/** What an exposed page module is. */
export interface PageModule {
  Component: ComponentType;
  loader?: (args: PageLoaderArgs) => unknown;
  /** In a browser: what has to come before this page is drawn, as the parts in the server's document. */
  ready?: () => Promise<unknown>;
}

export type PageLoaderArgs = LoaderFunctionArgs<RouterContextProvider>;

export interface RenderSide {
  side: 'server' | 'browser';
  /** The server's answer: raised by loaders, read after the render. */
  status: number;
}

export const queryClientContext = createContext<QueryClient>();
export const renderContext = createContext<RenderSide>({ side: 'browser', status: 200 });

/** What `apiQuery` returns, whatever the data. */
export interface PageQuery {
  readonly queryKey: readonly unknown[];
}

/**
 * The loader of a page that reads the API: resolves when all has come or failed. In the browser the shell waits for it
 * a moment at most, and the page shows its loading text; on the server it waits, and a failed one sets the page's HTTP
 * status (404 stays 404, anything else is 503) while the page still draws its own failed state.
 */
export function pageData(queries: (args: PageLoaderArgs) => readonly PageQuery[]) {
  return async (args: PageLoaderArgs): Promise<null> => {
    const client = args.context.get(queryClientContext);
    const render = args.context.get(renderContext);
    const started = queries(args).map((query) =>
      client.fetchQuery(query as ApiQuery<unknown>).then(ok, failed),
    );
    for (const error of await Promise.all(started)) {
      if (render.side === 'browser' || error === undefined) continue;
      const status = isApiError(error) && error.status === 404 ? 404 : 503;
      render.status = Math.max(render.status, status);
    }
    return null;
  };
}

const ok = () => undefined;
const failed = (error: unknown) => error;
