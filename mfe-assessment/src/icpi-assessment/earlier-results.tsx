import { Link } from '@coachlab/remote-kit';
import { Entry, EntryList, Spread } from '@coachlab/ui';
import { href } from '../shared/addresses.ts';
import { useOwnResults } from '../shared/use-own-results.ts';
import { whenOf } from '../shared/when-of.ts';

/** The results of this browser, under the questionnaire. */
export function EarlierResults() {
  const own = useOwnResults();
  if (own.length === 0) return null;
  return (
    <Spread heading="Your results" note="Kept in this browser's list.">
      <EntryList ordered={false}>
        {own.map((result) => {
          const { id, scores } = result;
          return (
            <Entry key={id} title={whenOf(result, own)} link={<Link to={href.icpiResults(id)} />}>
              {`Composite ${scores.composite}. Trust ${scores.trust}, Listening ${scores.listening}, Safety ${scores.safety}.`}
            </Entry>
          );
        })}
      </EntryList>
    </Spread>
  );
}
