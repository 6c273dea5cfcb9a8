import type { Situation } from '@coachlab/contracts';
import { NEAR } from '../../situations/confidence.ts';
import { generalAbroad } from '../abroad.ts';
import { closestEntry } from '../faq.ts';
import { speaksOfPeople } from '../people-at-work.ts';
import { paragraphs } from '../phrases.ts';
import { isLongStory } from '../story.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { unsureText } from '../forms/unsure-text.ts';
import { clearestPart } from '../understood.ts';
import { hasOwnWay } from '../ways.ts';
import { generalWay, SAID_NEXT } from './general-way.ts';
import { chosen, foreign, linked } from './situation.ts';

const CHOICES = 3;
/** From here on one of the three is mostly right; below, a way that can be gone whatever it is about is worth more. */
const AMONG_THREE = 0.12;
/** The same of a way that is made for what has happened. */
const LIKELIER = 0.3;

/**
 * When nothing fits well. Of a story it says what it takes it for and what else it may be, with the first step and a sentence for
 * each; where not even that is likely, it gives a way that helps with people in any case, and names what is nearest.
 */
export const nearSituations: Move = (turn) => {
  const { match, message } = turn;
  const near = nearest(turn);
  const abroad = generalAbroad(turn, near);
  if (abroad) return { text: abroad, buttons: near.map(chosen) };
  const isOurs = speaksOfPeople(message, match.language) || hasOwnWay(turn);
  const isAmongThree = match.confidence >= (hasOwnWay(turn) ? LIKELIER : AMONG_THREE);
  if (near.length > 0 && isOurs && (isLongStory(message) || isAmongThree)) return unsure(turn, near);
  const way = isOurs ? generalWay(turn) : undefined;
  if (way) return withNearest(turn, way, near);
  if (near.length === 0 || match.confidence < NEAR || match.known < 1) return undefined;
  return unsure(turn, near);
};

/** What the whole is near to, and what its clearest sentence is. */
function nearest(turn: Turn): Situation[] {
  const [first, ...others] = turn.match.candidates.map(({ situation }) => situation);
  const part = clearestPart(turn)?.candidates[0]?.situation;
  return [...new Set([first ?? [], part ?? [], others].flat())].slice(0, CHOICES);
}

/** Of what is near, that comes first of which a question is asked. */
function unsure(turn: Turn, near: readonly Situation[]): Reply {
  const asked = near
    .map((of) => ({ of, found: closestEntry(of, turn.message) }))
    .filter(({ found }) => found !== undefined)
    .toSorted((one, other) => other.found!.score - one.found!.score)[0];
  const ranked = asked ? [asked.of, ...near.filter((of) => of !== asked.of)] : near;
  return {
    text: paragraphs(foreign(turn.match), unsureText(turn, ranked, asked?.found?.entry)),
    buttons: ranked.map(chosen),
  };
}

/** The way comes first: by it the coach knows in the next turn what it has said. */
function withNearest(turn: Turn, way: string, near: readonly Situation[]): Reply {
  return {
    text: paragraphs(
      way,
      foreign(turn.match),
      near.length > 0 && `Nearest of what I have written: ${near.slice(0, 2).map(linked).join(' · ')}.`,
    ),
    buttons: [...near.slice(0, 2).map(chosen), ...SAID_NEXT],
  };
}
