import type { SentForm } from '@coachlab/contracts';
import type { Href, QueryClient } from '@coachlab/remote-kit';
import { type createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom';
import { Document } from './document.tsx';

interface ServerDocumentProps {
  client: QueryClient;
  context: StaticHandlerContext;
  router: ReturnType<typeof createStaticRouter>;
  origin: string;
  href: Href;
  sent: SentForm | undefined;
}

export function ServerDocument({ client, context, router, origin, href, sent }: ServerDocumentProps) {
  return (
    <Document client={client} site={{ origin, preload: nothing, href, sent }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>
  );
}

function nothing(): void {}
