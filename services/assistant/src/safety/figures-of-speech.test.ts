import { describe, expect, it } from '@jest/globals';
import { ONLY_SOUNDS_LIKE_DANGER } from '../testing/only-sounds-like-danger.ts';
import { readConcern } from './read-concern.ts';

describe('what only sounds like danger', () => {
  it.each(ONLY_SOUNDS_LIKE_DANGER)('is none: %s', (message) => expect(readConcern(message)).toBeUndefined());

  it.each([
    'one of my cooks slammed the oven door so hard the glass broke, nobody hurt, what now',
    'chef threw a pan, not at anyone, but the new boy stood right there',
  ])('is pointed at, and no more, where a thing was thrown at nobody: %s', (message) =>
    expect(readConcern(message)?.sure ?? false).toBe(false),
  );
});

describe('what is said in anger over work', () => {
  it.each([
    'ich bring den Azubi noch um. Zum vierten Mal zu spät, Frühschicht, und die Kollegen machen seine Arbeit.',
    'Wenn der Lieferant noch einmal die falschen Teile schickt, bring ich ihn um. Drei Wochen steht die Montage.',
    'My head chef and the floor manager are going to murder each other before Christmas, I swear.',
    'At the design review the director slaughtered my junior for twenty minutes. It was a bloodbath.',
  ])('is no threat: %s', (message) => expect(readConcern(message)).toBeUndefined());

  it.each([
    'ich bring meinen Chef um, ich hab ein Messer',
    'ich bring den Kollegen um, heute abend nach der Schicht',
    'Mein Mitarbeiter hat gesagt, ich bring den um, und er wartet nach der Schicht auf den Kollegen',
    'they are going to kill each other, one of them has bought a gun',
  ])('is one with a means, a time or a plan: %s', (message) => expect(readConcern(message)).toBeDefined());
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
