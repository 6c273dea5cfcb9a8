import { Link, PageHead, pageData } from '@coachlab/remote-kit';
import { EmptyState, LinkButton, Page, Stack } from '@coachlab/ui';
import { pathQueries } from '../api/path-queries.ts';
import { PathView } from '../path/path-view.tsx';
import { IcpiResults } from '../progress/icpi-results.tsx';
import { Log } from '../progress/log.tsx';
import { ProgressFile } from '../progress/progress-file.tsx';
import { Written } from '../progress/written.tsx';
import { OwnPage } from '../shared/own-page.tsx';
import css from '../path/path.module.css';
import { href } from '../shared/addresses.ts';

export const loader = pageData(pathQueries);

export function Component() {
  return (
    <>
      <PageHead
        title="My Journey"
        description="One thing to do today and what comes next: a path for the persona that your answers point to."
        noindex
      />
      <OwnPage loadingText="Loading your journey..." withoutProfile={<NoProfile />}>
        {(profile, data) => <PathView profile={profile} data={data} />}
      </OwnPage>
    </>
  );
}

function NoProfile() {
  return (
    <Page>
      <div className={css.empty}>
        <Stack gap={6}>
          <EmptyState
            level={1}
            title="No profile found"
            act={
              <LinkButton variant="primary" leaves link={<Link to={href.intakeQuiz()} />}>
                Take Intake Quiz
              </LinkButton>
            }
          >
            Seven questions, 90 seconds, and there is a path here.
          </EmptyState>
          <IcpiResults />
          <Log />
          <Written />
          <ProgressFile />
        </Stack>
      </div>
    </Page>
  );
}
