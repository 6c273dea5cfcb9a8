import { expect, it } from '@jest/globals';
import type { Situation } from '@coachlab/contracts';
import { SaidSo } from './said-so.ts';

const situation = (slug: string, ...phrasings: string[]) =>
  ({ slug, title: `Title of ${slug}`, phrasings }) as unknown as Situation;
const saidSo = new SaidSo([
  situation('late', 'he is always late', 'the same is said'),
  situation('firing', 'I have to let someone go', 'the same is said', 'dismissal'),
]);

it.each([
  ['One of my people is always late', 'late'],
  ['someone on my team is always late, what should I do?', 'late'],
  ['I have to let somebody go tomorrow', 'firing'],
  ['title of LATE', 'late'],
])('is found whoever it is said of, and whenever: %s', (text, slug) =>
  expect(saidSo.of(text)?.slug).toBe(slug),
);

it.each(['he is never late', 'The same is said', 'my boss is always late', 'dismissal'])(
  'is not found where it says something else, of two, or hardly anything: %s',
  (text) => expect(saidSo.of(text)).toBeUndefined(),
);
