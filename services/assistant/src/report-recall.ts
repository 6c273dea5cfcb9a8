/**
 * How well what is asked is found: the labelled questions of `evaluation/`, from which nothing was learned, and misses with
 * what was found instead. `npm run report:assistant`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageOf } from '@coachlab/safety';
import { readContent } from './knowledge/content.ts';
import { Recogniser } from './knowledge/recogniser.ts';
import { EVALUATION, readSituationQuestions, type SituationQuestion } from './testing/situation-questions.ts';
import { readSituations } from './testing/small-catalogue.ts';

/** Misses that are shown of each list. */
const SHOWN = 20;

const [situations, content, files, longer] = await Promise.all([
  readSituations(),
  readContent(),
  readSituationQuestions(),
  readFile(join(EVALUATION, 'longer.txt'), 'utf8'),
]);
const began = performance.now();
const recogniser = await Recogniser.of(situations, content);
console.log(`${situations.length} situations learned in ${Math.round(performance.now() - began)} ms`);

const three = [...files].filter(([name]) => /-\d/.test(name)).flatMap(([, questions]) => questions);
for (const [name, questions] of files) print(name, questions);
print('these three together', three, false);
const long = longer.split('\n').flatMap((line): SituationQuestion[] => {
  const [slugs, question] = line.split(' | ');
  return question
    ? [
        {
          question,
          expect: slugs!.split(' ').filter((slug) => slug !== 'visit'),
          ...(slugs!.startsWith('visit') && { note: 'visit' }),
        },
      ]
    : [];
});
print('longer.txt', long);
print(
  'of these, first messages of graded visits',
  long.filter(({ note }) => note === 'visit'),
  false,
);

function print(name: string, questions: readonly SituationQuestion[], isShown = true): void {
  const asked = questions.filter(({ expect }) => expect.length > 0);
  const none = questions.length - asked.length;
  const ranked = asked.map((one) => {
    const nearest = recogniser.score(one.question, languageOf(one.question)).nearest;
    return { ...one, nearest: nearest.slice(0, 3).map((id) => id.replace('situation:', '')) };
  });
  const first = ranked.filter(({ expect, nearest }) => expect.includes(nearest[0]!));
  const missed = ranked.filter(({ expect, nearest }) => !nearest.some((slug) => expect.includes(slug)));
  console.log(
    `${name}: ${asked.length} asked, first ${percent(first.length / asked.length)}, among three ${percent(1 - missed.length / asked.length)}${none ? `; ${none} about something else` : ''}`,
  );
  if (!isShown) return;
  for (const { question, expect, nearest } of missed.slice(0, SHOWN))
    console.log(`  missed: ${question} (${expect.join(', ')}; found ${nearest.join(', ')})`);
}

function percent(share: number): string {
  return Number.isNaN(share) ? '–' : `${Math.round(share * 1_000) / 10} %`;
}
