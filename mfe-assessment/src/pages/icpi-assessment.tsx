import { Link, PageHead, pageData, useQuery } from '@coachlab/remote-kit';
import { EmptyState, FailedPanel, Page, PageHeader, PageSkeleton } from '@coachlab/ui';
import { icpiQuestions } from '../api/icpi-data.ts';
import { EarlierResults } from '../icpi-assessment/earlier-results.tsx';
import { Questionnaire } from '../icpi-assessment/questionnaire.tsx';
import { workshopPages } from '../shared/workshop-pages.ts';
import css from './icpi-assessment.module.css';

export const loader = pageData(() => [icpiQuestions]);

export function Component() {
  return (
    <>
      <PageHead
        title="ICPI Assessment"
        description="The Interpersonal Coaching Practice Inventory: 24 statements on how you work with people. A starting point, not a diagnosis."
        noindex
      />
      <Contents />
    </>
  );
}

function Contents() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(icpiQuestions);
  if (isPending) return <PageSkeleton shape="rows" label="Loading experiment..." narrow />;
  return (
    <Page narrow>
      <PageHeader
        label="Interpersonal Coaching Practice Inventory"
        title="How do you work with people?"
        lead="24 statements, three pages. Answer for the last month, not for your best day. A starting point, not a diagnosis."
      />
      {isError ? (
        <FailedPanel title="The statements did not load" onRetry={refetch} retrying={isFetching}>
          The rest of the site works, and what you have answered so far is kept.
        </FailedPanel>
      ) : data.questions.length === 0 ? (
        <EmptyState title="No statements yet">
          The assessment is being set up. Come back a little later.
        </EmptyState>
      ) : (
        <Questionnaire questions={data.questions} />
      )}
      <EarlierResults />
      <p className={css.workshop}>
        Running a workshop? <Link to={workshopPages.all()}>Open one for your team</Link>. Have you got a code?{' '}
        <Link to={workshopPages.join()}>Join</Link>.
      </p>
    </Page>
  );
}
