/**
 * How well situations are recognised, from the content files alone: every phrasing as if it were not known (leave one out),
 * and the questions of `evaluation/situations-*.yaml`, which no rule was written from. `npm run report:assistant`.
 */
import { readRecognition } from './situations/recognition-content.ts';
import { SituationMatcher } from './situations/situation-matcher.ts';
import { type Asked, figuresOf } from './testing/figures.ts';
import { measureEntries } from './testing/faq-questions.ts';
import { readSituationQuestions } from './testing/situation-questions.ts';
import { readStories, storiesRead } from './testing/story-matters.ts';
import { readSituations } from './testing/small-catalogue.ts';

/** Misses that are shown of each list. */
const SHOWN = 40;

const [situations, recognition, files] = await Promise.all([
  readSituations(),
  readRecognition(),
  readSituationQuestions(),
]);
const matcher = await SituationMatcher.of(situations, recognition);

print(
  'phrasings, each left out',
  [...matcher.leaveOneOut()].map(({ text, expected, match }) => ({ text, expected: [expected.slug], match })),
);
for (const [name, questions] of files)
  print(
    name,
    questions.map(({ question, expect }) => ({
      text: question,
      expected: expect,
      match: matcher.match(question),
    })),
  );

const stories = await readStories();
for (const isEnglish of [true, false]) {
  const { asked, first, three } = storiesRead(matcher, stories, isEnglish);
  console.log(
    `story-matters.yaml, ${isEnglish ? 'English' : 'other languages'}: ${asked} asked, first ${first}, first three ${three}`,
  );
}

const entries = await measureEntries(situations);
console.log(
  `faq-questions.yaml: ${entries.asked} asked, the entry that answers it first ${percent(entries.first)}, among three ${percent(entries.firstThree)}`,
);
for (const text of entries.misses) console.log(`  missed: ${text}`);

function print(name: string, all: Asked[]): void {
  const { asked, first, firstThree, answered, confidentErrors, misses } = figuresOf(all);
  console.log(
    `${name}: ${asked} asked, first ${percent(first)}, first three ${percent(firstThree)}, ` +
      `answered without asking ${percent(answered)}, wrong among all and without asking ${percent(confidentErrors)}`,
  );
  for (const { text, expected, match } of misses.slice(0, SHOWN)) {
    const nearest = match.candidates.slice(0, 3).map(({ situation }) => situation.slug);
    console.log(
      `  missed: ${text} (${expected.join(', ') || 'nothing'}; found ${nearest.join(', ') || 'nothing'})`,
    );
  }
  if (misses.length > SHOWN) console.log(`  and ${misses.length - SHOWN} more`);
}

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10} %`;
}
