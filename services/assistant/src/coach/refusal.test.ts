import { describe, expect, it } from '@jest/globals';
import { refusedAloud, refusedInWriting } from './forms/refusal-text.ts';
import { refusalIn } from './refusal.ts';

const STORY = 'I need to say no to a holiday request, august, already 3 people off at the garden centre';

describe('a request that has to be refused', () => {
  it('is read with its time and its reason', () =>
    expect(refusalIn(STORY)).toEqual({
      request: 'holiday request',
      when: 'August',
      reason: 'already 3 people off at the garden centre',
      isOfTime: true,
    }));

  it.each([
    'two people asked for the same week and I have to say no to one leave request, both of them insist',
    'he refuses every transfer request',
    'my boss wants to turn down my holiday request',
    'one of my people is always late',
  ])('is none in: %s', (story) => expect(refusalIn(story)).toBeUndefined());

  it('is refused to one person, by name, in the words that were told', () => {
    const refusal = refusalIn(STORY)!;
    expect(refusedAloud(refusal, 'Bev')).toMatch(
      /^Bev, I’ve looked at your holiday request for August, and the answer is no\. 3 people are already off at the garden centre\./,
    );
    const email = refusedInWriting(refusal, 'Bev', true);
    expect(email).toContain('**An email to Bev**');
    expect(email).toContain('Hello Bev,');
  });
});
