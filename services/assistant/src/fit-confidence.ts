/**
 * Fits how sure the coach is to leave-one-out over the phrasings and to the questions that it may be adjusted to, and writes
 * `content/confidence.yaml`. To be run after phrasings or cues have changed: `npm run fit:assistant`.
 */
import { writeFile } from 'node:fs/promises';
import { contentPath, readRecognition } from './situations/recognition-content.ts';
import { type Match, SituationMatcher } from './situations/situation-matcher.ts';
import { readSituationQuestions } from './testing/situation-questions.ts';
import { readSituations } from './testing/small-catalogue.ts';

const QUESTIONS = ['situations-1.yaml', 'situations-none.yaml'];
/** Questions are fewer than phrasings, and more like what is asked. */
const QUESTION_WEIGHT = 10;
const ROUNDS = 4_000;
const STEP = 0.5;

interface Seen {
  signs: number[];
  right: boolean;
  weight: number;
}

const [situations, recognition, files] = await Promise.all([
  readSituations(),
  readRecognition(),
  readSituationQuestions(),
]);
const matcher = await SituationMatcher.of(situations, recognition);

const seen = [...matcher.leaveOneOut()].map(({ expected, match }) => seenIn(match, [expected.slug], 1));
for (const { question, expect } of QUESTIONS.flatMap((name) => files.get(name) ?? []))
  seen.push(seenIn(matcher.match(question), expect, QUESTION_WEIGHT));

const fit = fitted(seen);
const rounded = [fit.base, ...fit.weights].map((value) => Math.round(value * 1_000) / 1_000);
await writeFile(
  contentPath('confidence'),
  `# Written by \`npm run fit:assistant\`.\nbase: ${rounded[0]}\nweights: [${rounded.slice(1).join(', ')}]\n`,
);

function seenIn({ candidates, signs }: Match, expected: string[], weight: number): Seen {
  const slug = candidates[0]?.situation.slug;
  const right = slug !== undefined && expected.includes(slug);
  return { signs, right, weight };
}

/** Logistic regression by gradient descent, on signs that are brought to one scale. */
function fitted(all: Seen[]): { base: number; weights: number[] } {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (of: (one: Seen) => number) => all.reduce((sum, one) => sum + one.weight * of(one), 0) / total;
  const centres = all[0]!.signs.map((_, at) => mean(({ signs }) => signs[at]!));
  const scales = centres.map((centre, at) => Math.sqrt(mean(({ signs }) => (signs[at]! - centre) ** 2)) || 1);
  const scaled = all.map(({ signs }) => signs.map((sign, at) => (sign - centres[at]!) / scales[at]!));
  const slopes = centres.map(() => 0);
  let shift = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = slopes.map(() => 0);
    let stepOfShift = 0;
    all.forEach(({ right, weight }, number) => {
      const signs = scaled[number]!;
      const guess = 1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + slopes[at]! * sign, shift)));
      const miss = (weight * (Number(right) - guess)) / total;
      stepOfShift += miss;
      signs.forEach((sign, at) => (step[at]! += miss * sign));
    });
    shift += STEP * stepOfShift;
    step.forEach((value, at) => (slopes[at]! += STEP * value));
  }
  const weights = slopes.map((slope, at) => slope / scales[at]!);
  return { weights, base: weights.reduce((sum, weight, at) => sum - weight * centres[at]!, shift) };
}
