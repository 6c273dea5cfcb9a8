// A host shares only what it imports itself.
import 'react-dom';
import '@coachlab/ui';
import '@coachlab/ui/tokens.css';
import '@coachlab/ui/base.css';
import { createQueryClient, queryClientContext } from '@coachlab/remote-kit';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { manifestOf } from './discovery.mjs';

/** The address of the site whose pages are shown; the build puts it in. */
declare const SITE: string;

registerRemotes([{ name: 'community', entry: await manifestOf('community', SITE) }]);
// Its type came with the build, from the release itself.
const { Component, loader } = await loadRemote('community/about');

const client = createQueryClient();
const router = createBrowserRouter([{ path: '*', Component, loader }], {
  getContext: () => new RouterContextProvider(new Map([[queryClientContext, client]])),
});
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
