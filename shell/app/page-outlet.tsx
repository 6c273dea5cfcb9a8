import type { RemoteRoute } from '@coachlab/contracts';
import { RemoteBoundary } from '@coachlab/federation/react';
import { useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { FrozenPage } from './frozen-page.tsx';
import type { PageCell } from './page-cell.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { SectionFailed } from './section-failed.tsx';

interface PageOutletProps {
  cell: PageCell;
  remote: string;
  route: RemoteRoute;
}

/** A page's place in the frame, whatever state its code is in. */
export function PageOutlet({ cell, remote, route }: PageOutletProps) {
  const state = useSyncExternalStore(cell.subscribe, cell.get, cell.get);
  const { key } = useLocation();
  const { revalidate } = useRevalidator();

  switch (state.status) {
    case 'idle':
    case 'loading':
      return <PageSkeleton route={route} />;
    case 'failed':
      return <SectionFailed remote={remote} error={state.error} onRetry={() => void revalidate()} />;
    case 'frozen':
      return <FrozenPage cell={cell} remote={remote} error={state.error} />;
    case 'ready': {
      const Page = state.page.Component;
      return (
        <div data-remote={remote}>
          <RemoteBoundary
            key={key}
            fallback={({ error, reset }) => <SectionFailed remote={remote} error={error} onRetry={reset} />}
          >
            <Page />
          </RemoteBoundary>
        </div>
      );
    }
  }
}
