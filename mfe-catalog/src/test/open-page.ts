import type { Artifact, ArtifactMetadata, Section } from '@coachlab/contracts';
import type { PageModule } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Routes } from '@coachlab/remote-kit/testing';
import { cardOf, PERSONAS, titleOf } from './artifacts.ts';

/** A catalogue behind the calls: these artifacts, in this order, with this metadata. */
export function catalogue(
  artifacts: readonly Artifact[],
  metadata: Record<string, ArtifactMetadata> = {},
  more: Routes = {},
) {
  return fakeApi({ ...routesOf(artifacts, metadata), ...more });
}

/** What its API answers. */
export function routesOf(
  artifacts: readonly Artifact[],
  metadata: Record<string, ArtifactMetadata> = {},
): Routes {
  const sections = [...new Set<Section>(['lab', 'studio', 'tools', 'observatory', 'library'])];
  return {
    'GET /api/artifacts?view=title': () => ({ body: artifacts.map(titleOf) }),
    'GET /api/artifact-metadata': () => ({ body: { metadata } }),
    'GET /api/personas': () => ({ body: PERSONAS }),
    ...Object.fromEntries(
      sections.flatMap((section) => {
        const own = artifacts.filter((artifact) => artifact.section === section);
        return [
          [`GET /api/artifacts?section=${section}&view=card`, () => ({ body: own.map(cardOf) })],
          [`GET /api/artifacts/categories?section=${section}`, () => ({ body: countsOf(own) })],
        ];
      }),
    ),
    ...Object.fromEntries(
      artifacts.map((artifact) => [`GET /api/artifacts/${artifact.id}`, () => ({ body: artifact })]),
    ),
  };
}

/** An artifact's page. */
export function openArtifact(page: PageModule, id: string) {
  return renderPage(page, '/artifact/:id', `/artifact/${id}`);
}

function countsOf(artifacts: readonly Artifact[]) {
  const categories = [...new Set(artifacts.map(({ category }) => category))];
  return categories.map((id) => ({
    id,
    name: `Name of ${id}`,
    count: artifacts.filter(({ category }) => category === id).length,
  }));
}
