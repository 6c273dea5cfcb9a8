import '@coachlab/ui/tokens.css';
import '@coachlab/ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from './query-client.ts';
import { ROUTES } from './routes.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={createQueryClient()}>
    <RouterProvider router={createBrowserRouter(ROUTES, { basename: '/-/console' })} />
  </QueryClientProvider>,
);
