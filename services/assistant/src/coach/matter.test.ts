import { describe, expect, it } from '@jest/globals';
import { matterIn, matterTold } from './matter.ts';

describe('what a text has to say', () => {
  it.each([
    [
      'Write a mail to Jonas: his budget report was due on 12 November and is 9 days late',
      { to: 'Jonas', names: ['Jonas'], says: 'your budget report was due on 12 November and is 9 days late' },
    ],
    [
      'Give me a script to tell Marta that her hours go down from 40 to 32 on 1 January',
      { to: 'Marta', says: 'your hours go down from 40 to 32 on 1 January' },
    ],
    [
      'I need an email to HR: Ben was late on 4, 11 and 18 November',
      { to: 'HR', names: [], says: 'Ben was late on 4, 11 and 18 November' },
    ],
    [
      'write a short message to both, Karin and Denise, that we meet Thursday at 14:00',
      { names: ['Karin', 'Denise'], says: 'we meet Thursday at 14:00' },
    ],
    [
      'Write an invitation to a talk with Sofia on Wednesday at 10:00 about the client workshop',
      { names: ['Sofia'], says: 'the client workshop', isSentence: false, when: 'Wednesday at 10:00' },
    ],
    [
      'agenda for our meeting on Friday, topics: the rota, the new scanner and the 2 open posts',
      { topics: ['the rota', 'the new scanner', 'the 2 open posts'] },
    ],
    [
      'I have to tell Ada and Joel that one of the two posts ends on 31 March. Give me a script.',
      { names: ['Ada', 'Joel'], says: 'one of the two posts ends on 31 March' },
    ],
  ])('%s', (message, matter) => expect(matterIn(message)).toMatchObject(matter));

  it.each(['write me an email', 'my boss shouts at me', 'an email to a colleague who takes my credit'])(
    'is not known from “%s”',
    (message) => expect(matterIn(message)).toBeUndefined(),
  );

  it('is taken from a story when its facts are about the one who is named', () => {
    expect(matterTold('Tom has missed the deadline three times since October.', 'Tom')?.says).toBe(
      'you have missed the deadline three times since October',
    );
    expect(matterTold('Tom is difficult.', 'Tom')).toBeUndefined();
  });
});
