import { type Artifact, type ArtifactMetadata, categoryName, PRODUCT_NAME } from '@coachlab/contracts';
import { shownMinutes } from '@coachlab/learner';
import { href } from '../shared/addresses.ts';

/** schema.org: something to learn from, free for all. */
export function learningResource(
  artifact: Artifact,
  metadata: ArtifactMetadata | undefined,
  origin: string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    name: artifact.title,
    alternativeHeadline: artifact.subtitle,
    description: artifact.description,
    url: origin + href.artifact(artifact.id),
    learningResourceType: categoryName(artifact.category),
    keywords: artifact.tags?.join(', '),
    teaches: artifact.outcomes,
    educationalLevel: artifact.difficulty,
    // ISO 8601.
    timeRequired: metadata && `PT${shownMinutes(metadata)}M`,
    audience: artifact.targetAudience?.map((audienceType) => ({ '@type': 'Audience', audienceType })),
    citation: artifact.sources,
    isAccessibleForFree: true,
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: origin },
  };
}
