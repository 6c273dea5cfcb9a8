import { PageHead } from '@coachlab/remote-kit';
import { lazy, Suspense } from 'react';

// Not kept like the page cells of sections: it is the shell's own, and a failure leaves what the server rendered.
const HelpNow = lazy(async () => ({ default: (await import('./help-now.tsx')).HelpNow }));

/** The shell's own page, so that no broken section can take it away. */
export function HelpNowPage() {
  return (
    <>
      <PageHead
        title="Help now"
        description="When a life or somebody's safety is at stake: who to call, what to say, and what to do tomorrow."
      />
      <Suspense fallback={null}>
        <HelpNow />
      </Suspense>
    </>
  );
}
