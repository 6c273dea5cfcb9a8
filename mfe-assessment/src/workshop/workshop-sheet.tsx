import type { Workshop } from '@coachlab/contracts';
import { Button, Page, PageHeader, Row, Spread, Stack } from '@coachlab/ui';
import { CopyLink } from '../shared/copy-link.tsx';
import { dayOf } from '../shared/day-of.ts';
import { Conversation, Reading } from './conversation.tsx';
import { DeleteWorkshop } from './delete-workshop.tsx';
import { Invitation } from './invitation.tsx';
import { SpreadFigure } from './spread-figure.tsx';
import { waitingFor } from './spread-words.ts';
import css from './workshop-sheet.module.css';

/** All that a facilitator has, for the screen and for one printed page. */
export function WorkshopSheet({ workshop }: { workshop: Workshop }) {
  const { id, code, name, openedAt, expiresAt, joined, spread } = workshop;
  const waiting = waitingFor(workshop);
  return (
    <div className={css.workshop}>
      <Page>
        <PageHeader label="ICPI workshop" title={name ?? 'Your workshop'} />
        <p className={css.facts}>
          <span role="status">
            {joined === 1 ? 'One person has joined.' : `${joined} people have joined.`}
          </span>{' '}
          Opened on <time dateTime={openedAt}>{dayOf(openedAt)}</time>, deleted on{' '}
          <time dateTime={expiresAt}>{dayOf(expiresAt)}</time>.
        </p>
        <div className={css.screen}>
          <Spread heading="Invite" note="Read it aloud, or show it." tight>
            <Invitation code={code} />
          </Spread>
        </div>
        <Spread heading="The spread" note={spread ? `${spread.people} people.` : undefined}>
          <Stack>
            {spread && <SpreadFigure spread={spread} />}
            {waiting && <p className={css.alone}>{waiting}</p>}
          </Stack>
        </Spread>
        {spread && (
          <>
            <Spread heading="How to read it">
              <Reading people={spread.people} />
            </Spread>
            <Spread heading="Talk about it" note="One at a time, and not in a hurry.">
              <Conversation />
            </Spread>
          </>
        )}
        <div className={css.screen}>
          <Spread heading="This page">
            <p className={css.alone}>
              The address of this page is a secret: whoever has it sees the spread and can delete the
              workshop. This browser keeps it in its list; copy it to open the page in another one. The join
              link is a different one and shows nothing of this.
            </p>
            <Row className={css.acts}>
              <CopyLink>Copy your link</CopyLink>
              <Button size="small" onClick={() => window.print()}>
                Print
              </Button>
              <DeleteWorkshop id={id} />
            </Row>
          </Spread>
        </div>
      </Page>
    </div>
  );
}
