import { isNotFound, PageHead, pageData, useParams, useQuery } from '@coachlab/remote-kit';
import { FailedPanel, Page, PageHeader, PageSkeleton } from '@coachlab/ui';
import { icpiData } from '../api/icpi-data.ts';
import { icpiResult } from '../api/icpi-result.ts';
import { MissingResult } from '../icpi-results/missing-result.tsx';
import { LEVEL_NAMES, scoresInWords } from '../icpi-results/words.ts';
import { ResultView } from '../icpi-results/result-view.tsx';

export const loader = pageData(({ params }) => [icpiResult(params['id'] ?? ''), icpiData]);

export function Component() {
  const { id = '' } = useParams();
  const { data: result } = useQuery(icpiResult(id));
  return (
    <>
      <PageHead
        title="ICPI Results"
        description="An archetype, three scores and a plan from the Interpersonal Coaching Practice Inventory. Self-report, not validated: a starting point, not a diagnosis."
        {...(result && {
          image: `/api/icpi/${encodeURIComponent(id)}/share.png`,
          imageAlt: `${LEVEL_NAMES[result.globalLevel]}: ${scoresInWords(result.scores)}`,
        })}
      />
      <Contents id={id} />
    </>
  );
}

function Contents({ id }: { id: string }) {
  const result = useQuery(icpiResult(id));
  const data = useQuery(icpiData);
  if (result.isPending || (data.isPending && !result.isError))
    return <PageSkeleton label="Analyzing findings..." />;
  if (isNotFound(result.error)) return <MissingResult />;
  if (result.isError || data.isError) {
    const retry = () => Promise.all([result, data].map((query) => query.isError && query.refetch()));
    return (
      <Page>
        <PageHeader label="ICPI Results" title="Your findings" />
        <FailedPanel
          title="The result did not load"
          onRetry={retry}
          retrying={result.isFetching || data.isFetching}
        >
          It is kept under this address. The rest of the site works.
        </FailedPanel>
      </Page>
    );
  }
  const named = (name: string | undefined) =>
    data.data?.archetypes.find((candidate) => candidate.id === name);
  const { archetype, nearArchetype } = result.data;
  return <ResultView result={result.data} archetype={named(archetype)} near={named(nearArchetype)} />;
}
