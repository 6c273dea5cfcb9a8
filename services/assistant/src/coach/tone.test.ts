import { describe, expect, it } from '@jest/globals';
import { toned } from './forms/toned.ts';
import { type Tone, toneIn } from './tone.ts';

describe('the tone that is asked for', () => {
  it.each<[string, Tone]>([
    ['softer', 'softer'],
    ['make it a bit warmer please', 'softer'],
    ['that is way too harsh', 'softer'],
    ['too formal', 'plainer'],
    ["that doesn't sound like me", 'plainer'],
    ['can you put it in my own words', 'plainer'],
    ['nobody here talks like that', 'plainer'],
    ['too polite', 'firmer'],
  ])('%s', (message, tone) => expect(toneIn(message)).toBe(tone));

  it.each([
    'he is too soft with them',
    'should I be firmer?',
    "she'll say I'm too harsh",
    'what if I sound too cold',
  ])('is not wished for in: %s', (message) => expect(toneIn(message)).toBeUndefined());
});

describe('a line in another tone', () => {
  const line =
    '[I should have said it.] You came late on [four days], and [Dana waited]. What gets in the way?';
  const toning = { isShort: false, isUpward: false };

  it('keeps the fact and the question, and has no blank', () => {
    for (const tone of ['softer', 'plainer'] as const) {
      const said = toned(line, { ...toning, tone });
      expect(said).toContain('You came late on [four days], and [Dana waited]. What gets in the way?');
      expect(said).not.toMatch(/____|should have said/);
    }
  });

  it('is not framed twice', () => {
    const once = toned(line, { ...toning, tone: 'softer' });
    expect(toned(once, { ...toning, tone: 'softer' })).toBe(once);
  });

  it('demands nothing of somebody above', () => {
    const said = toned('Happy to start. Which of these do I stop?', {
      ...toning,
      tone: 'firmer',
      isUpward: true,
    });
    expect(said).toBe('Which of these do I stop? I’d like your answer to that by [Friday noon].');
  });
});
