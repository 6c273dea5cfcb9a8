import {
  isNotFound,
  PageHead,
  pageData,
  type PageLoaderArgs,
  partsInDocument,
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
import { useTitleOf } from '../shared/use-title-of.ts';
import { sheetPart } from '../sheet/sheet-part.ts';

const data = pageData(({ params }) => [artifactById(params.id ?? ''), artifactMetadata, artifactTitles]);

export async function loader(args: PageLoaderArgs): Promise<null> {
  // The server draws a template whole.
  if (args.context.get(renderContext).side === 'server') await sheetPart.load();
  return data(args);
}

export const ready = partsInDocument({ sheet: sheetPart });

export function Component() {
  const { id = '' } = useParams();
  const artifact = useQuery(artifactById(id));
  // Without it the page only lacks the level: no reason to withhold the text.
  const metadata = useQuery(artifactMetadata);
  const titleOf = useTitleOf();

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
  return <ArtifactView artifact={artifact.data} metadata={metadata.data?.metadata ?? {}} titleOf={titleOf} />;
}
