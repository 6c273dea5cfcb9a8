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

const discovery = await fetch(new URL('/discovery/frontend-discovery.json', SITE));
const { microFrontends } = await discovery.json();
const { extras } = microFrontends.community.find(({ deployment }) => deployment.default);
const { manifest } = extras.moduleFederation;
registerRemotes([{ name: 'community', entry: new URL(manifest, SITE).href }]);
const { Component, loader } = await loadRemote('community/about');

const client = createQueryClient();
const router = createBrowserRouter([{ path: '*', Component, loader }], {
  getContext: () => new RouterContextProvider(new Map([[queryClientContext, client]])),
});
createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
