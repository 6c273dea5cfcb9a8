import type { QueryClient } from '@coachlab/remote-kit';
import { type createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom';
import { Document } from './document.tsx';

interface ServerDocumentProps {
  client: QueryClient;
  context: StaticHandlerContext;
  router: ReturnType<typeof createStaticRouter>;
  origin: string;
}

export function ServerDocument({ client, context, router, origin }: ServerDocumentProps) {
  return (
    <Document client={client} site={{ origin, preload: nothing }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>
  );
}

function nothing(): void {}
