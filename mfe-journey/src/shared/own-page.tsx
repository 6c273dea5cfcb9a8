import { type CoachingProfile, coachingProfile, useStored } from '@coachlab/learner';
import { useHydrated } from '@coachlab/remote-kit';
import { FailedPanel, Page, PageSkeleton } from '@coachlab/ui';
import type { ReactNode } from 'react';
import css from './own-page.module.css';
import { supportLine } from './support-line.ts';
import { type PathData, usePathData } from './use-path-data.ts';

interface OwnPageProps {
  loadingText: string;
  withoutProfile: ReactNode;
  children: (profile: CoachingProfile, data: PathData) => ReactNode;
}

/** A page that is about this visitor: who it is is known after hydration, what to show once the data is here. */
export function OwnPage({ loadingText, withoutProfile, children }: OwnPageProps) {
  const hydrated = useHydrated();
  const profile = useStored(coachingProfile);
  if (!hydrated) return <PageSkeleton shape="rows" label={loadingText} />;
  if (!profile) return withoutProfile;
  return (
    <WithData profile={profile} loadingText={loadingText}>
      {children}
    </WithData>
  );
}

interface WithDataProps extends Pick<OwnPageProps, 'loadingText' | 'children'> {
  profile: CoachingProfile;
}

function WithData({ profile, loadingText, children }: WithDataProps) {
  const answer = usePathData(profile.persona);
  if (answer.status === 'loading') return <PageSkeleton shape="rows" label={loadingText} />;
  if (answer.status === 'failed')
    return (
      <Page>
        <div className={css.failed}>
          <FailedPanel
            level={1}
            title="Your path did not load"
            onRetry={answer.retry}
            support={supportLine(answer.error)}
          >
            Your profile and everything you have completed are safe in this browser.
          </FailedPanel>
        </div>
      </Page>
    );
  return children(profile, answer.data);
}
