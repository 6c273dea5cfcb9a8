import { href, Link, PageHead } from '@coachlab/remote-kit';
import { Page, PageHeader, Prose, Spread } from '@coachlab/ui';
import { COACH } from '../content/coach.ts';
import { Assistant } from '../privacy/assistant.tsx';
import { IN_YOUR_BROWSER, ON_OUR_SERVER } from '../privacy/kept.ts';
import { KeptList } from '../privacy/kept-list.tsx';

export function Component() {
  return (
    <Page>
      <PageHead title="Privacy" description="What Coachlab keeps, where, and for how long, in plain words." />
      <PageHeader
        label="Privacy"
        title="What is kept, and where"
        lead="No account, no advertising, no sale of anything about you. Most of what you do here never leaves your browser."
      />
      <Spread heading="In your browser" note="Yours alone." tight>
        <KeptList things={IN_YOUR_BROWSER} />
      </Spread>
      <Spread heading="On our server">
        <KeptList things={ON_OUR_SERVER} />
      </Spread>
      <Spread heading="AI assistant">
        <Assistant />
      </Spread>
      <Spread heading="Counting visits">
        <Prose>
          <p>
            As delivered, nothing counts your visits. Whoever runs the site can connect an analytics service;
            it then learns which kinds of pages are viewed (an artifact, a result), never which artifact or
            whose result. Your browser also tells our own server whether a new version of a page loaded, and
            how fast, so that a broken one is taken back. A browser that asks not to be tracked (Do Not Track,
            Global Privacy Control) does neither.
          </p>
        </Prose>
      </Spread>
      <Spread heading="Your say">
        <Prose>
          <p>
            You can ask what is kept about you, and to have it corrected or deleted. Write to{' '}
            <a href={`mailto:${COACH.email}`}>{COACH.email}</a> or by the{' '}
            <Link to={href.contact()}>contact page</Link>.
          </p>
        </Prose>
      </Spread>
    </Page>
  );
}
