import { forgetWorkshop, rememberWorkshop } from '@coachlab/learner';
import { isNotFound, PageHead, pageData, useParams, useQuery } from '@coachlab/remote-kit';
import { FailedPanel, Page, PageHeader, PageSkeleton } from '@coachlab/ui';
import { useEffect } from 'react';
import { workshop } from '../api/workshop.ts';
import { MissingWorkshop } from '../workshop/missing-workshop.tsx';
import { WorkshopSheet } from '../workshop/workshop-sheet.tsx';

/** Milliseconds after which it is asked who has joined since. */
const LOOK_AGAIN = 5_000;

export const loader = pageData(({ params }) => [workshop(params['id'] ?? '')]);

export function Component() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHead
        title="Your ICPI workshop"
        description="The spread of a group’s ICPI scores, for whoever opened the workshop."
        noindex
      />
      <Contents key={id} id={id} />
    </>
  );
}

function Contents({ id }: { id: string }) {
  const { data, isPending, error, isFetching, refetch } = useQuery({
    ...workshop(id),
    refetchInterval: ({ state }) => (state.data && !isNotFound(state.error) ? LOOK_AGAIN : false),
  });
  const gone = isNotFound(error);
  const there = data !== undefined && !gone;
  useEffect(() => {
    if (there) rememberWorkshop(id);
    else if (gone) forgetWorkshop(id);
  }, [id, there, gone]);

  if (isPending) return <PageSkeleton label="Loading workshop..." />;
  if (gone) return <MissingWorkshop />;
  if (data) return <WorkshopSheet workshop={data} />;
  return (
    <Page>
      <PageHeader label="ICPI workshop" title="Your workshop" />
      <FailedPanel title="The workshop did not load" onRetry={refetch} retrying={isFetching}>
        It is kept under this address. The rest of the site works.
      </FailedPanel>
    </Page>
  );
}
