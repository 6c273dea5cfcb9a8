import { describe, expect, it } from '@jest/globals';
import { readConcern } from './read-concern.ts';

describe('what only sounds like danger', () => {
  it.each([
    "I'm going to kill Tom. Third time he's moved my launch date in front of the client. I swear I'll murder him in the 2pm lol",
    'I could have strangled him in that meeting, he repeated my idea word for word',
    'honestly I could murder our supplier, third late delivery',
    "I want to punch the wall when he says 'as per my last email'",
    'my head waiter is going to kill me when I cut his hours',
    'our biggest client will kill me if the shipment is late again',
    'I nearly died of shame when my microphone was on in the board meeting',
  ])('is none: %s', (message) => expect(readConcern(message)).toBeUndefined());

  it.each([
    'one of my cooks slammed the oven door so hard the glass broke, nobody hurt, what now',
    'chef threw a pan, not at anyone, but the new boy stood right there',
  ])('is pointed at, and no more, where a thing was thrown at nobody: %s', (message) =>
    expect(readConcern(message)?.sure ?? false).toBe(false),
  );
});

describe('what is meant', () => {
  it.each([
    'if he humiliates me one more time i swear ill kill him',
    'I could kill my boss after each meeting, I have thoughts about it every night',
    'he threw a chair at the wall next to her head, nobody was hurt',
    'I want to punch the wall until my knuckles bleed',
    'I did something stupid',
  ])('is sure: %s', (message) => expect(readConcern(message)?.sure).toBe(true));

  it.each([
    'my boss said he is going to kill me',
    'my supervisor is going to kill me when I report him, he follows me to my car',
    'my husband is going to kill me when he finds out',
  ])('is read as it stands: %s', (message) => expect(readConcern(message)).toBeDefined());

  it('is asked about, even with a laugh, where there is a plan', () =>
    expect(readConcern("I'm going to kill him tomorrow in the meeting, I bought a knife lol")).toMatchObject({
      kind: 'threat',
    }));
});
