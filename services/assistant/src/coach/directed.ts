import type { Match } from '../situations/situation-matcher.ts';
import type { Direction } from './coach-content.ts';

/** How sure it then is: what it was nearest to by its words is offered as well. */
const SURE_ENOUGH = 0.6;

/** Puts first what is meant, where the words are those of another situation and only who did it to whom tells them apart. */
export function directed(match: Match, message: string, directions: readonly Direction[]): Match {
  const [first] = match.candidates;
  if (match.language || match.isSaidSo || !first) return match;
  const said = withSmallPronouns(message);
  const fits = (pattern: string) => new RegExp(pattern, 'u').test(said);
  const found = directions.find(
    ({ nearest, when, unless }) => nearest === first.situation.slug && fits(when) && !fits(unless),
  );
  const meant = match.candidates.find(({ situation }) => situation.slug === found?.meant);
  if (!meant) return match;
  const others = match.candidates.filter((one) => one !== meant);
  return { ...match, candidates: [{ ...meant, score: first.score }, ...others], confidence: SURE_ENOUGH };
}

/** Whoever begins a sentence is no name. */
function withSmallPronouns(message: string): string {
  return message
    .replaceAll('’', "'")
    .replace(
      /\b(?:I|He|She|They|My|One|Someone|Somebody|Apparently|Did|Didn't|Didnt|Got|Was|Lost|Told|The|A|An|Two)\b/g,
      (word) => word.toLowerCase(),
    );
}
