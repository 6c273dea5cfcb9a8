import type { RemoteRoute } from '@coachlab/contracts';
import { RemoteBoundary } from '@coachlab/federation/react';
import { useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { Drawn } from './drawn.tsx';
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
  const state = useSyncExternalStore(cell.subscribe, cell.get, cell.getOnServer);
  const { key, pathname } = useLocation();
  const { revalidate } = useRevalidator();

  const waiting = <PageSkeleton route={route} />;
  const recover = (thrown: unknown) => {
    // The failure is the cell's state, and shown from there.
    void cell.recover(thrown).then(() => revalidate(), ignore);
  };

  switch (state.status) {
    case 'idle':
    case 'loading':
      return waiting;
    case 'failed':
      return <SectionFailed remote={remote} error={state.error} onRetry={() => void revalidate()} />;
    case 'frozen':
      return <FrozenPage cell={cell} remote={remote} error={state.error} />;
    case 'ready': {
      const Page = state.page.Component;
      return (
        <div data-remote={remote}>
          <RemoteBoundary resetKey={key} onError={recover} fallback={waiting}>
            {/* Another item of the same page starts afresh; a changed filter does not. */}
            <Page key={pathname} />
            <Drawn beside={Page} onDrawn={() => cell.drawn()} />
          </RemoteBoundary>
        </div>
      );
    }
  }
}

function ignore(): void {}
