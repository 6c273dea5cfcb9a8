import { beforeAll, describe, expect, it } from '@jest/globals';
import { readCoachContent, type Verdict } from './coach-content.ts';
import { asksForDecision, verdictIn } from './decision.ts';

let verdicts: readonly Verdict[];

beforeAll(async () => {
  ({ verdicts } = await readCoachContent());
});

describe('a question of yes or no', () => {
  it.each([
    ['Should I tell my team that I am looking for another job?', /^No/],
    ['Can I ask an employee why she is off sick?', /^No/],
    ['Can I search her bag?', /^No/],
    ['She wants me to answer publicly. Should I?', /^No/],
    ['Should I apologise to a nurse whom I snapped at?', /^Yes/],
    ['Should I fire somebody who lied on a time sheet?', /^Not today/],
    ['Do I tell them together or one by one?', /^One by one/],
    ['Should I step in or let them sort it out?', /^Step in/],
    ['Should I talk to her alone or report it to her boss?', /^(?:First this: talk to her alone|Not before)/],
  ])('“%s” has an answer', (message, says) => expect(verdictIn(message, verdicts)?.says).toMatch(says));

  it.each([
    'What should I say to him?',
    'How do I tell her?',
    'My boss shouts at me',
    'When should I talk to him?',
    'Can you write me an email?',
    'Can I ask you something?',
  ])('“%s” is none', (message) => expect(verdictIn(message, verdicts)).toBeUndefined());

  it.each(['final answer?', 'so yes or no', 'should I or should I not', 'what would you do'])(
    '“%s” asks for the answer to what was said before',
    (message) => expect(asksForDecision(message)).toBe(true),
  );
});
