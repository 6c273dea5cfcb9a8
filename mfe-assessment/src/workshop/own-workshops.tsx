import { useStored, workshops } from '@coachlab/learner';
import { Link, useQueries } from '@coachlab/remote-kit';
import { Entry, EntryList, Spread } from '@coachlab/ui';
import { workshop } from '../api/workshop.ts';
import { dayOf } from '../shared/day-of.ts';
import { workshopPages } from '../shared/workshop-pages.ts';

/** Those of this browser's list that are still there. */
export function OwnWorkshops() {
  const ids = useStored(workshops);
  const answers = useQueries({ queries: ids.map((id) => workshop(id)) });
  const own = answers.flatMap(({ data }) => data ?? []);
  if (own.length === 0) return null;
  return (
    <Spread heading="Your workshops" note="Kept in this browser's list.">
      <EntryList ordered={false}>
        {own.map(({ id, name, code, joined, expiresAt }) => (
          <Entry key={id} title={name ?? code} link={<Link to={workshopPages.one(id)} />}>
            {`${joined} joined. Until ${dayOf(expiresAt)}.`}
          </Entry>
        ))}
      </EntryList>
    </Spread>
  );
}
