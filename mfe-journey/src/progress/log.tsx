import {
  artifactNotes,
  journal,
  journalText,
  practiceLog,
  saveFile,
  searchJournal,
  useStored,
  WENT_LABELS,
} from '@coachlab/learner';
import { RouteLink, useQuery } from '@coachlab/remote-kit';
import { Badge, Button, Entry, EntryList, Row, Spread, Stack, TextField } from '@coachlab/ui';
import { useState } from 'react';
import { allCards } from '../api/artifacts.ts';
import css from './log.module.css';

/** What the visitor has done and written down, the newest first. */
export function Log() {
  const [wanted, setWanted] = useState('');
  const log = useStored(practiceLog);
  const notes = useStored(artifactNotes);
  const cards = useQuery({
    ...allCards,
    enabled: Object.keys(log).length > 0 || Object.keys(notes).length > 0,
  });
  const titles = new Map(cards.data?.map(({ id, title }) => [id, title]));
  const entries = journal({ log, notes, titleOf: (id) => titles.get(id) ?? id });
  if (entries.length === 0) return null;
  const found = searchJournal(entries, wanted);
  return (
    <Spread id="log" heading="Your log" note="What you tried, and how it went.">
      <Stack gap={5}>
        <Row between>
          <TextField
            label="Search your log"
            hideLabel
            type="search"
            placeholder="Search your log"
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
          <Button
            size="small"
            onClick={() => saveFile('coachlab-log.md', journalText(entries), 'text/markdown')}
          >
            Export log
          </Button>
        </Row>
        {found.length === 0 ? (
          <p role="status">Nothing in your log matches “{wanted.trim()}”.</p>
        ) : (
          <EntryList ordered={false}>
            {found.map(({ id, title, at, done, went, line, note }) => (
              <Entry
                key={id}
                title={title}
                link={<RouteLink route="artifact" params={{ id }} />}
                badge={
                  went ? (
                    <Badge>{`Went: ${WENT_LABELS[went]}`}</Badge>
                  ) : (
                    done && <Badge tone="done">Done</Badge>
                  )
                }
              >
                <span className={css.said}>
                  <time dateTime={at}>{dayOf(at)}</time>
                  {line && <span>{line}</span>}
                  {note && <span>{`Note: ${note}`}</span>}
                </span>
              </Entry>
            ))}
          </EntryList>
        )}
      </Stack>
    </Spread>
  );
}

/** In the visitor's own time zone: this is drawn in a browser alone. */
function dayOf(time: string): string {
  if (Number.isNaN(Date.parse(time))) return '';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(time));
}
