import { Link, PageHead } from '@coachlab/remote-kit';
import { List, Page, PageHeader, Spread } from '@coachlab/ui';
import { workshopPages } from '../shared/workshop-pages.ts';
import { OpenForm } from '../workshop/open-form.tsx';
import { OwnWorkshops } from '../workshop/own-workshops.tsx';

export function Component() {
  return (
    <Page>
      <PageHead
        title="ICPI workshop"
        description="Let a team take the ICPI and talk about its spread: no accounts, no names, nobody singled out."
        noindex
      />
      <PageHeader
        label="ICPI workshop"
        title="Take it together"
        lead="Everybody answers alone. You see how the answers of the group spread, never whose they are."
      />
      <Spread heading="Open one" tight>
        <OpenForm />
      </Spread>
      <Spread heading="How it goes">
        <List
          kind="numbered"
          items={[
            'You get a code and a link. People enter them, answer 24 statements, and each decides whether to add their scores.',
            'From five people on you see the spread of trust, listening and safety. It changes in groups of five, so that nobody shows in a change.',
            'You print one page and talk about it. Anybody can take their scores back, and on its last day all of it is deleted.',
          ]}
        />
        <p style={{ marginTop: 'var(--s-4)' }}>
          Have you got a code? <Link to={workshopPages.join()}>Join a workshop</Link>.
        </p>
      </Spread>
      <OwnWorkshops />
    </Page>
  );
}
