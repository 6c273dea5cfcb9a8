import { ICPI_ERROR } from '@coachlab/contracts';
import { List, Prose } from '@coachlab/ui';

/** What the figures say, and what they do not. */
export function Reading({ people }: { people: number }) {
  return (
    <Prose>
      <p>
        The spread shows how differently {people} people described their own habits. The bar ends at the
        median: half of the scores lie below it, half above. The bracket is the middle half. The bands are
        those with at least two people in them.
      </p>
      <p>
        It does not show who is where, and it is no mark for the team: nobody was observed, the ICPI has not
        been validated, and there is nothing to compare a team with. Figures are rounded to five points and
        each score has a likely error of {ICPI_ERROR.dimension}, so small differences mean nothing. Those who
        did not join may see things differently.
      </p>
    </Prose>
  );
}

const QUESTIONS = [
  'Where do these figures fit the last month as you remember it, and where not? Give one example of each, without names.',
  'When did somebody last tell us something unwelcome in time to act on it? What made that possible?',
  'What is one thing each of us will do differently in the next two weeks, and on which day do we talk about it again?',
];

/** Three questions for the hour after. */
export function Conversation() {
  return <List kind="numbered" items={QUESTIONS} />;
}
