import { PRODUCT_NAME } from '@coachlab/contracts';
import { isNotFound, Link, PageHead, pageData, useParams, useQuery } from '@coachlab/remote-kit';
import { EmptyState, FailedPanel, LinkButton, Page, PageSkeleton } from '@coachlab/ui';
import { certification } from '../api/certifications.ts';
import { CertificationView } from '../certification/certification-view.tsx';
import { Recovery } from '../recovery/recovery.tsx';
import { href } from '../shared/addresses.ts';
import css from './certification.module.css';

export const loader = pageData(({ params }) => [certification(params['id'] ?? '')]);

export function Component() {
  const query = useQuery(certification(useParams()['id'] ?? ''));
  const { data, isPending, error, isFetching, refetch } = query;
  if (isPending) return <PageSkeleton label="Loading certification..." />;
  if (data)
    return (
      <>
        <PageHead title={data.title} description={data.description} structuredData={courseOf(data)} />
        <CertificationView certification={data} afterCompletion={<Recovery />} />
      </>
    );
  return (
    <Page>
      <PageHead
        title="Certification"
        description="A certification in coaching skills."
        noindex={isNotFound(error)}
      />
      <div className={css.state}>
        {isNotFound(error) ? (
          <EmptyState
            title="Certification not found"
            level={1}
            act={<LinkButton link={<Link to={href.certifications()} />}>Back to Certifications</LinkButton>}
          >
            There are six of them; this address leads to none.
          </EmptyState>
        ) : (
          <FailedPanel
            title="The certification did not load"
            level={1}
            onRetry={refetch}
            retrying={isFetching}
          >
            The rest of the site works, and your progress is kept.
          </FailedPanel>
        )}
      </div>
    </Page>
  );
}

/** schema.org's word for something one studies. */
function courseOf({ title, description }: { title: string; description: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: title,
    description,
    isAccessibleForFree: true,
    provider: { '@type': 'Organization', name: PRODUCT_NAME },
  };
}
