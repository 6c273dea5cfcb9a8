import type { Artifact } from '@coachlab/contracts';
import { ANSWERED, type Move, type Turn } from '../turn.ts';
import { explanation } from './explain.ts';
import { isPlayable, opening } from './practise.ts';

const WHICH: [RegExp, number][] = [
  [/\b(second|2nd)\b|^\W*2\W*$/i, 1],
  [/\b(third|3rd|last)\b|^\W*3\W*$/i, 2],
  [/\b(first|1st)\b|^\W*1\W*$/i, 0],
];
const MORE =
  /^\W*(yes|yep|sure|please|ok(ay)?|go on|more|tell me more|explain (it|that|this)|how does (it|that|this) work|do it|let'?s do (it|that))( please| about (it|that|this))?\W*$/i;
const SHORT = 40;

/** “The second one”, “tell me more”, “yes”: about what the coach has just named. */
export const followUp: Move = (turn) => {
  const { message, before } = turn;
  if (message.length > SHORT) return undefined;
  const named = mentioned(turn);
  if (named.length === 0) return undefined;
  const choice = WHICH.find(([asked]) => asked.test(message))?.[1] ?? (MORE.test(message) ? 0 : undefined);
  const item = choice === undefined ? undefined : named[choice];
  if (!item) return undefined;
  return isPlayable(item) && before.includes(PLAYING) ? opening(item) : explanation(turn, item);
};

/** How the coach offers scenarios to be played. */
const PLAYING = 'nearest to yours';

/** Items whose titles the coach put in bold, in the order it named them; those of a situation it answered. */
function mentioned({ before, catalogue, situation }: Turn): Artifact[] {
  if (situation && before.includes(ANSWERED))
    return situation.artifacts.flatMap((id) => catalogue.get(id) ?? []);
  const titles = [...before.matchAll(/\*\*(.+?)\*\*/g)].map(([, title]) => title);
  return [...new Set(titles)].flatMap((title) => catalogue.items.find((item) => item.title === title) ?? []);
}
