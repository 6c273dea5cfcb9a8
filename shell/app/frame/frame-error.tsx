import { FailedPanel, Page } from '@coachlab/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** The last resort: the frame itself failed. A reload brings the server's page back. */
export function FrameError() {
  const error = useRouteError();
  // The router has caught it, so that no listener of the window hears of it.
  useEffect(() => {
    if (error instanceof Error) globalThis.reportError?.(error);
  }, [error]);
  return (
    <main id="main">
      <Page>
        <FailedPanel
          title="This page did not load"
          level={1}
          support={error instanceof Error ? error.message : ''}
        >
          A reload usually helps. What you have typed elsewhere is kept.
        </FailedPanel>
      </Page>
    </main>
  );
}
