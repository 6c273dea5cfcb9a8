import { PageHead, pageData, useParams, useQuery } from '@coachlab/remote-kit';
import { PageSkeleton } from '@coachlab/ui';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { situationBySlug } from '../api/situations.ts';
import { SituationMissing } from '../situations/situation-missing.tsx';
import { SituationView } from '../situations/situation-view.tsx';

export const loader = pageData(({ params }) => [situationBySlug(params.slug ?? ''), artifactMetadata]);

export function Component() {
  const { slug = '' } = useParams();
  const situation = useQuery(situationBySlug(slug));
  // Without it the cards only lack their level: no reason to withhold the text.
  const metadata = useQuery(artifactMetadata);

  if (situation.isError)
    return (
      <SituationMissing
        error={situation.error}
        onRetry={() => void situation.refetch()}
        retrying={situation.isFetching}
      />
    );
  if (!situation.data)
    return (
      <>
        <PageHead title="Situation" description="A situation managers face." />
        <PageSkeleton label="Loading situation..." />
      </>
    );
  return <SituationView situation={situation.data} metadata={metadata.data?.metadata ?? {}} />;
}
