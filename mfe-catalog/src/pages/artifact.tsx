import {
  isNotFound,
  PageHead,
  pageData,
  type PageLoaderArgs,
  partsInDocument,
  queryClientContext,
  renderContext,
  useParams,
  useQuery,
} from '@coachlab/remote-kit';
import { PageSkeleton } from '@coachlab/ui';
import { artifactById } from '../api/artifact.ts';
import { artifactTitles } from '../api/artifact-titles.ts';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { ArtifactMissing } from '../artifact/artifact-missing.tsx';
import { ArtifactView } from '../artifact/artifact-view.tsx';
import { carryExcerpt, useShown } from '../shared/excerpt.ts';
import type { InteractiveId } from '../shared/interactive.ts';
import { sheetPart } from '../sheet/sheet-part.ts';

const data = pageData(({ params }) => [artifactById(params.id ?? ''), artifactMetadata, artifactTitles]);

/** It offers every artifact by its title. */
const PLAN: InteractiveId = 'tool-plan-builder';

export async function loader(args: PageLoaderArgs): Promise<null> {
  if (args.context.get(renderContext).side === 'browser') return data(args);
  // The server draws a template whole.
  await sheetPart.load();
  await data(args);
  const { id = '' } = args.params;
  const client = args.context.get(queryClientContext);
  const related = client.getQueryData(artifactById(id).queryKey)?.relatedArtifacts ?? [];
  if (id !== PLAN) carryExcerpt(client, pageOf(id), [id], () => related);
  return null;
}

const pageOf = (id: string) => `artifact ${id}`;

export const ready = partsInDocument({ sheet: sheetPart });

export function Component() {
  const { id = '' } = useParams();
  const artifact = useQuery(artifactById(id));
  // Without it the page only lacks the level: no reason to withhold the text.
  const { metadata = {}, titleOf } = useShown(pageOf(id));

  if (artifact.isError)
    return (
      <ArtifactMissing
        error={artifact.error}
        unknown={isNotFound(artifact.error)}
        onRetry={() => void artifact.refetch()}
        retrying={artifact.isFetching}
      />
    );
  if (!artifact.data)
    return (
      <>
        <PageHead title={titleOf(id)} description="An artifact from the catalogue." />
        <PageSkeleton label="Loading artifact..." />
      </>
    );
  return <ArtifactView artifact={artifact.data} metadata={metadata[id]} titleOf={titleOf} />;
}
