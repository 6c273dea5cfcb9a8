import { useStored, type WrittenFields, writtenWork } from '@coachlab/learner';
import { RouteLink, useQuery } from '@coachlab/remote-kit';
import { Entry, EntryList, Spread } from '@coachlab/ui';
import { allCards } from '../api/artifacts.ts';
import { isFilled } from './filled.ts';
import css from './log.module.css';

/** The artifacts that the visitor has filled in, in the catalogue's order: the way back to each. */
export function Written() {
  const works = useStored(writtenWork);
  const filled = Object.entries(works).filter(([, fields]) => isFilled(fields));
  const cards = useQuery({ ...allCards, enabled: filled.length > 0 });
  // Forms of other pages are kept under names that no artifact has.
  const entries = (cards.data ?? []).flatMap(({ id, title }) => {
    const fields = filled.find(([work]) => work === id)?.[1];
    return fields ? [{ id, title, words: firstWords(fields) }] : [];
  });
  if (entries.length === 0) return null;
  return (
    <Spread heading="What you filled in" note="Kept in this browser until you clear it.">
      <EntryList ordered={false}>
        {entries.map(({ id, title, words }) => (
          <Entry key={id} title={title} link={<RouteLink route="artifact" params={{ id }} />}>
            <span className={css.words}>{words}</span>
          </Entry>
        ))}
      </EntryList>
    </Spread>
  );
}

/** The first field with words in it; neither a mark that a step is done nor a list of rows. */
function firstWords(fields: WrittenFields): string {
  const words = Object.values(fields).find(
    (value) => /\p{L}/u.test(value) && !/^[[{]/.test(value) && value !== 'yes',
  );
  return words?.trim() ?? 'Figures and marks.';
}
