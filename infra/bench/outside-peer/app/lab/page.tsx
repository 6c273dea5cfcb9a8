import { itemList } from '@catalog/shared/item-list';
import type { ArtifactMetadata } from '@coachlab/contracts';
import { AddressProvider } from '@/kit/address';
import { Page, PageHeader } from '@coachlab/ui';
import { JsonLd } from '@/components/json-ld';
import { Finder, FinderButton, FinderProvider } from '@/components/lab/finder';
import { LabBrowser } from '@/components/lab/lab-browser';
import { readCards, readCategories, readMetadata, readTitles } from '@/lib/catalogue';
import { pageMetadata } from '@/lib/page-metadata';
import { ORIGIN } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'Lab',
  description:
    'Coaching frameworks, assessments and rubrics: what each one claims, the evidence behind it, and how to try it this week.',
  canonical: '/lab',
});

export default async function LabPage({ searchParams }: PageProps<'/lab'>) {
  const [cards, categories, allFacts, titles] = await Promise.all([
    readCards('lab'),
    readCategories('lab'),
    readMetadata(),
    readTitles(),
  ]);
  // Of all artifacts only what these cards show goes to the browser.
  const facts = Object.fromEntries(
    cards.flatMap(({ id }) => (allFacts[id] ? [[id, shown(allFacts[id])]] : [])),
  );
  const needed = new Set(Object.values(facts).flatMap(({ prerequisites }) => prerequisites ?? []));
  const names = Object.fromEntries(
    titles.filter(({ id }) => needed.has(id)).map(({ id, title }) => [id, title]),
  );
  const query = process.env.RENDERING === 'request' ? queryOf(await searchParams) : '';
  return (
    <Page>
      <JsonLd data={itemList('The Lab', ORIGIN, cards)} />
      <FinderProvider>
        <PageHeader
          beside
          label="Frameworks & Assessments"
          title="The Lab"
          lead="Each entry says what it claims, the evidence behind it, and how to try it this week."
          act={<FinderButton />}
        />
        <Finder cards={cards} categories={categories} />
      </FinderProvider>
      <AddressProvider query={query}>
        <LabBrowser cards={cards} categories={categories} metadata={facts} titles={names} />
      </AddressProvider>
    </Page>
  );
}

function shown({ level, time_minutes, duration, prerequisites }: ArtifactMetadata) {
  return { level, time_minutes, duration, prerequisites } as ArtifactMetadata;
}

function queryOf(params: Record<string, string | string[] | undefined>): string {
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ).toString();
}
