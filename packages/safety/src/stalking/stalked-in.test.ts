import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { adviceOn } from '../advice.ts';
import { concernIn } from '../concern-in.ts';
import { stalkedIn } from './stalked-in.ts';

const FOLDER = new URL('../../evaluation/', import.meta.url);

function linesOf(name: string): string[] {
  return readFileSync(new URL(name, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.slice(line.indexOf('|') + 1).trim());
}

describe.each(['stalking-danger-en.txt', 'stalking-danger-others.txt'])('%s', (name) => {
  it.each(linesOf(name))('is surely a danger: %s', (text) => {
    const concern = concernIn(text);
    expect(['threat', 'violence-at-home']).toContain(concern?.kind);
    expect(concern?.sure).toBe(true);
  });
});

it('takes none of the harmless sentences in alarming words for stalking', () => {
  expect(linesOf('alarming-words-ordinary.txt').filter((text) => stalkedIn(text))).toEqual([]);
});

it('has at most 2 % of the harmless sentences in alarming words answered as any danger', () => {
  const all = linesOf('alarming-words-ordinary.txt');
  const taken = all.filter((text) => concernIn(text));
  expect(taken.slice(Math.floor(all.length * 0.02))).toEqual([]);
});

it.each([
  ['my stalker has found out where I work, what do I tell my team', 'self'],
  ['a customer followed one of my baristas home last night', 'other'],
])('tells whose danger it is: %s', (text, who) => {
  expect(concernIn(text)).toMatchObject({ stalked: true, who });
});

it('advises against any talk, in German as well, with the lines against violence', () => {
  const concern = concernIn(
    'Ich werde von einem früheren Mitarbeiter gestalkt, mein Chef sagt, ich soll nett mit ihm reden',
  );
  const { text, answerToo } = adviceOn(concern!, []);
  expect(answerToo).toBe(false);
  expect(text).toContain('Sie müssen es nicht mit einem Gespräch lösen');
  expect(text).toContain('116 016');
});
