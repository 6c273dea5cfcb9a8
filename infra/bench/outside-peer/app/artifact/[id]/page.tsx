import { learningResource } from '@catalog/artifact/structured-data';
import { categoryName } from '@coachlab/contracts';
import type { Metadata } from 'next';
import { ArtifactView } from '@/components/artifact/artifact-view';
import { JsonLd } from '@/components/json-ld';
import { readArtifact, readMetadata, readTitles } from '@/lib/catalogue';
import { pageMetadata } from '@/lib/page-metadata';
import { ORIGIN } from '@/lib/site';

/** Every artifact is drawn when the application is built. Otherwise one, by which Next.js sees that they are drawn on request. */
export async function generateStaticParams() {
  if (process.env.RENDERING === 'request') return [{ id: 'framework-grow' }];
  return (await readTitles()).map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }: PageProps<'/artifact/[id]'>): Promise<Metadata> {
  const artifact = await readArtifact((await params).id);
  return pageMetadata({
    title: artifact.title,
    description: artifact.description,
    canonical: `/artifact/${artifact.id}`,
    type: 'article',
    image: `/api/artifacts/${artifact.id}/share.png`,
    imageAlt: `${categoryName(artifact.category)}: ${artifact.title}. ${artifact.subtitle}`,
  });
}

export default async function ArtifactPage({ params }: PageProps<'/artifact/[id]'>) {
  const { id } = await params;
  const [artifact, metadata, titles] = await Promise.all([readArtifact(id), readMetadata(), readTitles()]);
  return (
    <>
      <JsonLd data={learningResource(artifact, metadata[id], ORIGIN)} />
      <ArtifactView artifact={artifact} metadata={metadata[id]} titles={titles} />
    </>
  );
}
