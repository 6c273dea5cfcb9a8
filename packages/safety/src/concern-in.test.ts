import { describe, expect, it } from '@jest/globals';
import { concernIn } from './concern-in.ts';
import { concernByRules } from './rules/concern-by-rules.ts';

const UNLISTED = 'a customer grabbed my cashier by the arm and shouted he would get her';
const LIFELESS = 'He asked me to look after his fish for good, he will not be needing them where he goes';

describe('a danger that no rule lists', () => {
  it.each([UNLISTED, LIFELESS])('is seen by what it is like: %s', (text) => {
    expect(concernByRules(text)).toBeUndefined();
    expect(concernIn(text)).toBeDefined();
  });

  it('is seen in the middle of a long message about work', () => {
    const work = 'The project is late and the client wants a new plan for the second quarter. ';
    expect(concernIn(`${work.repeat(5)}${UNLISTED}. ${work.repeat(5)}`)).toBeDefined();
  });

  it('is told with its language and with whose it is', () => {
    expect(concernIn(UNLISTED)).toMatchObject({ language: 'en', who: 'other' });
  });
});

describe('what the classifier alone sees in a story', () => {
  const SHOUTED =
    "head of a nursery here. a dad shouted at one of my newer staff at pick up yesterday and i just stood there, froze. she hasn't said a word to me since. what do i say to her";

  it('is never sure, and what is said plainly always is', () => {
    expect(concernIn(SHOUTED)?.sure ?? false).toBe(false);
    expect(concernIn('she told me that she wants to kill herself')).toMatchObject({ sure: true });
  });
});

describe('a rule whose words are all that sounds like danger', () => {
  const HARMLESS = 'my ego is bruised, how do I congratulate the winner of the promotion';

  it('is no longer sure, and never silent', () => {
    expect(concernByRules(HARMLESS)?.sure).toBe(true);
    expect(concernIn(HARMLESS)?.sure).toBe(false);
  });
});

describe('long sleeves in the heat', () => {
  it.each([
    ['long sleeves in July again, and she never lets anyone see her arms', 'self-harm'],
    ['long sleeves in this heat since her husband left her in May', 'self-harm'],
    ['her husband drives her and keeps her phone, and she has long sleeves in this heat', 'violence-at-home'],
    ['she wears long sleeves in this heat, and her husband answers her phone', 'violence-at-home'],
  ])('%s: %s', (text, kind) => expect(concernIn(text)).toMatchObject({ kind, who: 'other' }));
});
