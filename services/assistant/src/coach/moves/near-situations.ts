import type { Situation } from '@coachlab/contracts';
import { NEAR } from '../../situations/confidence.ts';
import { generalAbroad } from '../abroad.ts';
import { speaksOfPeople } from '../people-at-work.ts';
import { bullets, firstSentence, paragraphs } from '../phrases.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { hasOwnWay } from '../ways.ts';
import { generalWay, SAID_NEXT } from './general-way.ts';
import { chosen, foreign, linked } from './situation.ts';

const CHOICES = 3;

/** When nothing fits well: says so, gives a way that helps with people in any case, names what is nearest, and asks one question. */
export const nearSituations: Move = (turn) => {
  const { match, message } = turn;
  const near = match.candidates.slice(0, CHOICES).map((one) => one.situation);
  const abroad = generalAbroad(turn, near);
  if (abroad) return { text: abroad, buttons: near.map(chosen) };
  if (speaksOfPeople(message, match.language) || hasOwnWay(turn)) {
    const way = generalWay(turn);
    if (way) return withNearest(turn, way, near);
  }
  if (near.length === 0 || match.confidence < NEAR || match.known < 1) return undefined;
  return {
    text: paragraphs(
      foreign(match),
      'I am not sure that I have the right one. Nearest to what you tell:',
      bullets(near.map((one) => `${linked(one)}: ${firstSentence(one.doFirst)}`)),
      questionAbout(turn, near),
    ),
    buttons: near.map(chosen),
  };
};

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

function questionAbout({ message }: Turn, [first]: readonly Situation[]): string {
  const aboutSelf = /\b(?:i|me|my)\b/i.test(message) && !/\b(?:he|she|they|him|her|them)\b/i.test(message);
  if (aboutSelf) return `Is it *${first!.title}*, or who else has a part in it?`;
  return `Is it *${first!.title}*? If not: what was said or done last, and by whom?`;
}
