import { PRODUCT_NAME, TAGLINE } from '@coachlab/contracts';
import { Navigate, PageHead, pageData } from '@coachlab/remote-kit';
import { Page } from '@coachlab/ui';
import { Dashboard } from '../home/dashboard.tsx';
import { Greeting } from '../home/greeting.tsx';
import { Hero } from '../home/hero.tsx';
import { homeQueries } from '../home/home-queries.ts';
import { NewHere } from '../home/new-here.tsx';
import { Progress } from '../home/progress.tsx';
import { StageNavigator } from '../home/stage-navigator.tsx';
import { useFirstVisit } from '../home/use-first-visit.ts';
import { href } from '../shared/addresses.ts';

export const loader = pageData(() => homeQueries as never);

export function Component() {
  const firstVisit = useFirstVisit();
  if (firstVisit) return <Navigate to={href.onboarding()} replace />;
  return (
    <Page>
      <PageHead
        title="Home"
        canonical={href.home()}
        description="Coaching frameworks, templates, tools and AI prompts for managers and coaches: tried in real conversations, open to everybody, no sign-up."
        structuredData={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: PRODUCT_NAME,
          description: TAGLINE,
        }}
      />
      <Greeting />
      <Hero />
      <NewHere />
      <Dashboard />
      <StageNavigator />
      <Progress />
    </Page>
  );
}
