import { describe, expect, it } from '@jest/globals';
import { concernIn } from '../concern-in.ts';
import { concernByRules } from './concern-by-rules.ts';

describe('somebody who is followed or waited for', () => {
  it.each([
    "one of the fitters hangs around by our receptionist's car after work most nights. she's started leaving by the back. on monday there was a note on her windscreen that he knows which house her gran lives in. she says don't make a fuss. should i just swap her hours?",
    'a lad from the night crew keeps turning up at her flat and she has asked him twice to stop',
    'my warehouse supervisor sits in his car opposite her house at night, she showed me a photo',
    'He waits outside her gym every Tuesday although she blocked him. They are both in my team',
    'the driver she went out with once keeps driving past her house and rings the bell',
    'he followed one of my nurses all the way home last night',
    'a trainee found an airtag in her bag, and a colleague always knows where she has been',
    'one of my engineers has been taking pictures of her without her knowing',
    'our accountant shows up at her yoga class again and again, she is scared to say no',
    'a woman in dispatch waits by his bike after every shift, she leaves him letters on the saddle',
    'She found flowers on her doorstep again, from the colleague she had told to leave her alone',
  ])('is a threat to somebody else: %s', (text) => {
    expect(concernIn(text)).toMatchObject({ kind: 'threat', who: 'other' });
  });

  it.each([
    'a man from accounts waits by my car most nights',
    'he keeps turning up at my flat, and my manager says ignore it',
    'my colleague followed me home twice this week',
    'someone at work put a tracker on my car',
  ])('is a threat to the one who writes: %s', (text) => {
    expect(concernIn(text)).toMatchObject({ kind: 'threat', who: 'self' });
  });
});

describe('somebody who waits for something else', () => {
  it.each([
    'he waits in his car every lunch break instead of sitting with the team',
    'she parks outside our warehouse every morning and starts ten minutes late',
    'the courier waits at our door every morning and nobody opens',
    'I wait by my car every evening because I cannot face going home to more emails',
    'work follows me home every night',
    'her husband picks her up, he waits by her car after work to drive her to physio',
    'he gives my colleague a lift and waits at her house every morning at six',
    'a neighbour left a thank you note on her windscreen',
    'new starter turns up at the wrong station every morning',
    'customers queue outside our shop at night for the sale, how do I staff it?',
    'we take pictures of the team for the website, one of them does not want to',
    'how do I follow up with her after work without being a nuisance?',
  ])('is no threat for a rule: %s', (text) => {
    expect(concernByRules(text)?.kind).not.toBe('threat');
  });
});
