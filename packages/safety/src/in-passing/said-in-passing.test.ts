import { describe, expect, it } from '@jest/globals';
import { adviceOn } from '../advice.ts';
import { concernIn } from '../concern-in.ts';
import { readTexts } from '../evaluation/labelled-texts.ts';

const BRIDGE =
  "On the drive home there is a bridge, and lately I catch myself thinking they'd all manage quite well without me and at least it would be quiet.";
const STORY = `I run a charity with nine staff. Our main grant ends in June. I'm not eating much. ${BRIDGE} Anyway, how do I structure the staff meeting?`;

const dangers = readTexts('evaluation', /^in-stories-danger-open/);
const ordinary = readTexts('evaluation', /^in-stories-ordinary-open/);

describe('a thought of dying that is said in passing in a story of work', () => {
  it('comes before what else is told, and is answered to the writer', () => {
    const concern = concernIn(STORY);
    expect(concern).toMatchObject({ kind: 'suicide', who: 'self', sure: true, aside: true, said: BRIDGE });
    const { text, answerToo } = adviceOn(concern!, ['en-GB']);
    expect(text).toContain(BRIDGE);
    expect(text).toContain('Are you thinking of killing yourself?');
    expect(text).not.toContain('Don’t watch them eat');
    expect(answerToo).toBe(false);
  });

  it('is given back as words alone', () => {
    const { text } = adviceOn(concernIn(STORY.replace('a bridge', '[a bridge](http://x.y)'))!, []);
    expect(text).toContain('there is a bridge');
    expect(text).not.toContain('](http://x.y');
  });

  it('is heard in nearly all of the stories that the hints were written with, and whose it is', () => {
    const heard = dangers.filter(({ text, who }) => {
      const concern = concernIn(text);
      return concern?.kind === 'suicide' && concern.who === who;
    });
    expect(dangers).toHaveLength(45);
    expect(heard.length / dangers.length).toBeGreaterThan(0.95);
  });

  it('is not heard where a bridge is a commute and somebody is away', () => {
    expect(ordinary.filter(({ text }) => concernIn(text)?.aside)).toEqual([]);
  });
});
