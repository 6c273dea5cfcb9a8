import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { concernIn } from './concern-in.ts';

const FOLDER = new URL('../evaluation/', import.meta.url);
const MOST_FALSE_ALARMS = 0.02;

function linesOf(prefix: string): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.txt'))
    .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
}

const dangers = linesOf('danger').map((line) => {
  const [about = '', ...text] = line.split('|');
  const [kinds = '', who = '', language = ''] = about.trim().split(/\s+/);
  return { kinds: kinds.split('/'), who, language, text: text.join('|').trim() };
});

describe('what people say when there is danger', () => {
  it('is recognised, and taken for what it is', () => {
    const wrong = dangers.filter(({ kinds, text }) => !kinds.includes(concernIn(text)?.kind ?? ''));
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('mostly tells whose danger it is; every answer has a line for the other case', () => {
    const told = dangers.filter(({ who }) => who !== 'any');
    const right = told.filter(({ who, text }) => [who, 'unknown'].includes(concernIn(text)?.who ?? ''));
    expect(right.length / told.length).toBeGreaterThan(0.94);
  });

  it('raises few false alarms', () => {
    const ordinary = linesOf('ordinary');
    const taken = ordinary.filter((text) => concernIn(text));
    expect(taken.slice(Math.floor(ordinary.length * MOST_FALSE_ALARMS))).toEqual([]);
  });
});

describe('figures of speech', () => {
  it.each([
    "he smells. I'm supposed to say something. I'd rather die",
    "I'd rather die than present to the board again",
  ])('leaves room for the question itself: %s', (text) => expect(concernIn(text)?.sure).toBe(false));
});

describe('reading', () => {
  it.each([
    'SHE WANTS TO DIE',
    'she  wants\nto die',
    'she w@nts to d!e',
    'she w\u0430nts to die',
    'she wants to dié',
  ])('sees through the way it is written: %s', (text) => expect(concernIn(text)?.kind).toBe('suicide'));

  it.each([
    '',
    ' ',
    '🙂'.repeat(3000),
    'i '.repeat(4000),
    'want to '.repeat(1000),
    'he said she said '.repeat(500),
    '|'.repeat(5000),
    'he would kill me if i was gone '.repeat(150),
    'her husband says her husband says '.repeat(120),
  ])('takes little time for any text (%#)', (text) => {
    const began = process.cpuUsage();
    concernIn(text);
    const { user } = process.cpuUsage(began);
    // Milliseconds of this process, far above what a busy machine charges and far below what a rule that tries everything costs.
    expect(user / 1000).toBeLessThan(5_000);
  });

  it('finds a danger at the end of a very long text', () => {
    expect(concernIn(`${'all is well. '.repeat(2000)} he wants to kill himself`)?.kind).toBe('suicide');
  });
});
