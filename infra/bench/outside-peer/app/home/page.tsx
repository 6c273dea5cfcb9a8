import { PRODUCT_NAME, SECTIONS, type Section, TAGLINE } from '@coachlab/contracts';
import { Page } from '@coachlab/ui';
import { Dashboard } from '@/components/home/dashboard';
import { Greeting } from '@/components/home/greeting';
import { Hero } from '@/components/home/hero';
import { NewHere } from '@/components/home/new-here';
import { Progress } from '@/components/home/progress';
import { StageNavigator } from '@/components/home/stage-navigator';
import { JsonLd } from '@/components/json-ld';
import { readCategories, readJourney } from '@/lib/catalogue';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata({
  title: 'Home',
  description:
    'Coaching frameworks, templates, tools and AI prompts for managers and coaches: tried in real conversations, open to everybody, no sign-up.',
  canonical: '/',
});

export default async function HomePage() {
  const [{ stages }, ...counts] = await Promise.all([readJourney(), ...SECTIONS.map(readCategories)]);
  const sizes = Object.fromEntries(
    SECTIONS.map((section, at) => [section, counts[at]!.reduce((sum, { count }) => sum + count, 0)]),
  ) as Record<Section, number>;
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return (
    <Page>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: PRODUCT_NAME,
          description: TAGLINE,
        }}
      />
      <Greeting />
      <Hero />
      <NewHere />
      <Dashboard total={total} />
      <StageNavigator stages={stages} sizes={sizes} />
      <Progress stages={stages} sizes={sizes} total={total} />
    </Page>
  );
}
