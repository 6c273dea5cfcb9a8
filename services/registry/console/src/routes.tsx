import type { RouteObject } from 'react-router-dom';
import { AuditPage } from './audit-page.tsx';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';
import { RemotePage } from './remote-page.tsx';
import { RemotesPage } from './remotes-page.tsx';
import { ShellPage } from './shell-page.tsx';

export const ROUTES: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      { index: true, element: <RemotesPage /> },
      { path: 'remotes/:name', element: <RemotePage /> },
      { path: 'shell', element: <ShellPage /> },
      { path: 'audit', element: <AuditPage /> },
      { path: '*', element: <NotFound title="There is no such page" /> },
    ],
  },
];
