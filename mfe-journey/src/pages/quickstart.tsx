import { Navigate, PageHead, pageData } from '@coachlab/remote-kit';
import { pathQueries } from '../api/path-queries.ts';
import { QuickstartView } from '../quickstart/quickstart-view.tsx';
import { href } from '../shared/addresses.ts';
import { OwnPage } from '../shared/own-page.tsx';

export const loader = pageData(pathQueries);

export function Component() {
  return (
    <>
      <PageHead
        title="Quickstart"
        description="Five things to start with, chosen for your persona."
        noindex
      />
      <OwnPage
        loadingText="Choosing where to start..."
        withoutProfile={<Navigate to={href.intakeQuiz()} replace />}
      >
        {(profile, data) => <QuickstartView profile={profile} data={data} />}
      </OwnPage>
    </>
  );
}
