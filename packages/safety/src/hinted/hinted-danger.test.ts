import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { adviceOn } from '../advice.ts';
import { concernIn } from '../concern-in.ts';
import { hintedDanger } from './hinted-danger.ts';

interface Story {
  locale: string;
  kind: 'home' | 'threat' | 'harmless';
  text: string;
}

/** Written by somebody who knew no rule; a story a line. */
const STORIES = readFileSync(new URL('../../evaluation/hinted-stories.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Story);
const CONTROLLED =
  'I have a one-to-one tomorrow with one of mine about being unreachable. Her husband is always in the room, I hear him answer for her. ' +
  'Last time she did put the camera on she had a scarf on, in August. She asked payroll to send her wages to another account and then wrote to forget it, ' +
  'and that mail did not sound like her. How do I give the feedback in a firm but fair way?';

it('takes what a partner does to somebody for that, and tells nobody to ring', () => {
  const concern = concernIn(CONTROLLED)!;
  expect(concern).toMatchObject({ kind: 'violence-at-home', who: 'other' });
  expect(concern.apart).toBeUndefined();
  expect(adviceOn(concern, ['en-GB']).text).toContain('never in writing');
});

it('takes a partner, a scarf and a payroll account alone for nothing', () => {
  const apart = [
    'My husband drives me to work.',
    'She wears a scarf in winter.',
    'Payroll needs her bank account.',
  ];
  expect(apart.map(hintedDanger)).toEqual([undefined, undefined, undefined]);
});

describe('stories that hint at a danger to others', () => {
  const dangers = STORIES.filter(({ kind }) => kind !== 'harmless');

  it('are all taken for a danger', () => {
    expect(dangers.filter(({ text }) => !concernIn(text))).toEqual([]);
  });

  it('are asked about by their own kind, or by words that name it beside others', () => {
    const right = dangers.filter(({ kind, text }) => {
      const { kind: found, unclear } = concernIn(text)!;
      return unclear || found === (kind === 'home' ? 'violence-at-home' : 'threat');
    });
    // Measured: 10 of 16, and 4 before there were signs and a text for what stays open; 4 more get a line.
    expect(right.length).toBeGreaterThanOrEqual(10);
  });
});

it('asks of a danger that stays open without a word that could be overheard', () => {
  for (const [language, asks] of [
    ['en', 'Is it safe for you at home?'],
    ['de', 'Bist du zu Hause sicher?'],
    ['fr', 'Est-ce que tu es en sécurité chez toi ?'],
    ['es', '¿Estás a salvo en casa?'],
  ] as const) {
    const { text, answerToo } = adviceOn(
      { kind: 'suicide', who: 'other', sure: false, unclear: true, language },
      ['en-GB'],
    );
    expect(text).toContain(asks);
    expect(text).toMatch(/116 ?123|0800 111 0 111|3114|024/);
    expect(answerToo).toBe(true);
  }
});
