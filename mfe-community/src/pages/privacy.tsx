import { Link, PageHead } from '@coachlab/remote-kit';
import { Page, PageHeader, Prose, Spread, Stack } from '@coachlab/ui';
import { COACH } from '../content/coach.ts';
import { Assistant } from '../privacy/assistant.tsx';
import { ClearBrowser } from '../privacy/clear-browser.tsx';
import { DownloadData } from '../privacy/download-data.tsx';
import { EraseData } from '../privacy/erase-data.tsx';
import { IN_YOUR_BROWSER, ON_OUR_SERVER } from '../privacy/kept.ts';
import { KeptList } from '../privacy/kept-list.tsx';
import { href } from '../shared/addresses.ts';

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
            Out of the box, nothing counts your visits. Whoever runs the site can connect an analytics
            service, which then learns what kinds of pages are viewed (an artifact, a result), but never which
            artifact or whose result. Your browser also tells our own server whether a new version of a page
            loaded and works, and how fast it loads and answers, and the server notes that it sent you one, so
            that a broken version can be withdrawn. If your browser asks not to be tracked (Do Not Track,
            Global Privacy Control), none of this happens.
          </p>
        </Prose>
      </Spread>
      <Spread heading="Your data" id="your-data">
        <Stack gap={6}>
          <DownloadData />
          <EraseData />
          <ClearBrowser />
        </Stack>
      </Spread>
      <Spread heading="Messages and email updates">
        <Prose>
          <p>
            Messages to the coach and addresses for updates are stored by email address, so this browser’s
            cookie cannot find them. Every update has a link that takes you off the list. For a copy of your
            messages, or to have anything corrected or deleted, write to{' '}
            <a href={`mailto:${COACH.email}`}>{COACH.email}</a> from that address, or use the{' '}
            <Link to={href.contact()}>contact page</Link>.
          </p>
        </Prose>
      </Spread>
    </Page>
  );
}
