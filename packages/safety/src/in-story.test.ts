import { describe, expect, it } from '@jest/globals';
import { concernIn } from './concern-in.ts';
import { readTexts } from './evaluation/labelled-texts.ts';

const BEFORE =
  'I run a small shop with nine people and we open at eight. The new rota has been in place since March and most of the team got used to it.';
const AFTER =
  'There is a meeting with the regional manager on Thursday and I have to prepare the figures. How do I bring it up with her next week?';
/** One in so many, so that it takes seconds. */
const PART = 6;

function inStory(text: string): string {
  return `${BEFORE} ${/[.?!]$/.test(text) ? text : `${text}.`} ${AFTER}`;
}

describe('in the middle of a long story of work', () => {
  const dangers = [...readTexts('evaluation'), ...readTexts('training')]
    .filter(({ kinds }) => kinds.length > 0)
    .filter((_, at) => at % PART === 0)
    .map(({ text }) => text);

  it('a danger that is recognised alone is recognised', () => {
    const recognised = dangers.filter((text) => concernIn(text));
    const kept = recognised.filter((text) => concernIn(inStory(text)));
    expect(kept.length / recognised.length).toBeGreaterThan(0.97);
  });

  it('a danger that is plainly said comes first', () => {
    expect(concernIn(inStory('She told me that she wants to kill herself.'))).toMatchObject({
      kind: 'suicide',
      sure: true,
    });
  });
});

describe('a long story in which nobody is in danger', () => {
  it.each([
    'We have this guy Tobias in the lab. Degree, two publications, never late. In every meeting he explains to the two women things they’ve taught him themselves. Both rolled their eyes when I asked and said leave it. How do I put it to him?',
    'ok so context, i took over the kitchen in august from a chef who screamed at everyone. the crew is still jumpy. yesterday a plate came back twice and i heard myself yelling at the comis, a kid of 19. he finished his shift and said nothing. i dont want to be that guy.',
  ])('gets a line at most: %s', (text) => {
    const concern = concernIn(text);
    expect(concern === undefined || !concern.sure).toBe(true);
  });
});

describe('what the visitor means to avoid', () => {
  it.each([
    'how do I demote him without humiliating him in front of the team',
    "I don't want to threaten her, only to be clear",
    'he has to go back to engineering and I need him not to feel humiliated',
  ])('is done to nobody: %s', (text) => expect(concernIn(text)?.sure ?? false).toBe(false));

  it('hides nothing else that is said', () => {
    const text = "I don't want to threaten her, but he threatened me with a knife";
    expect(concernIn(text)).toMatchObject({ kind: 'threat', sure: true });
  });
});
