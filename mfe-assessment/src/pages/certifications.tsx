import { PageHead, pageData, useQuery } from '@coachlab/remote-kit';
import { CardGrid, EmptyState, FailedPanel, Page, PageHeader, Skeleton } from '@coachlab/ui';
import { certifications } from '../api/certifications.ts';
import { CertificationCards } from '../certifications/certification-cards.tsx';
import { Recovery } from '../recovery/recovery.tsx';
import css from './certifications.module.css';

export const loader = pageData(() => [certifications]);

export function Component() {
  return (
    <Page>
      <PageHead
        title="Certifications"
        description="Six certifications in coaching skills: read, take the quizzes, and print a certificate of completion that anybody can verify."
      />
      <PageHeader
        beside
        label="Credentials & Badges"
        title="Certifications"
        lead="Read, take a short quiz on each module, and print a certificate of completion. It shows that you finished, not how well you coach. Free, at your own pace, and not accredited by any professional body."
      />
      <div className={css.list}>
        <Contents />
      </div>
    </Page>
  );
}

function Contents() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(certifications);
  if (isPending) return <Skeleton shape="cards" label="Loading Certifications..." />;
  if (isError)
    return (
      <FailedPanel title="The certifications did not load" onRetry={refetch} retrying={isFetching}>
        The rest of the site works, and your progress is kept.
      </FailedPanel>
    );
  if (data.length === 0)
    return <EmptyState title="No certifications available yet. Check back soon!" level={2} />;
  return (
    <>
      <CardGrid>
        <CertificationCards certifications={data} />
      </CardGrid>
      <Recovery />
    </>
  );
}
