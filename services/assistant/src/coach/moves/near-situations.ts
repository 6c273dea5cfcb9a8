import type { Situation } from '@coachlab/contracts';
import { NEAR } from '../../situations/confidence.ts';
import { speaksOfPeople } from '../people-at-work.ts';
import { bullets, firstSentence, paragraphs } from '../phrases.ts';
import type { Move, Turn } from '../turn.ts';
import { chosen, foreign, linked } from './situation.ts';

const CHOICES = 3;
/** Below this a message about people at work is not near anything either. */
const FAR = 0.1;

/** When nothing fits well: says so, names what is nearest with its first step, and asks one question. */
export const nearSituations: Move = (turn) => {
  const { match, message } = turn;
  const isAboutPeople = speaksOfPeople(message, match.language);
  if (match.confidence < (isAboutPeople ? FAR : NEAR) || (!isAboutPeople && match.known < 1))
    return undefined;
  const near = match.candidates.slice(0, CHOICES).map((one) => one.situation);
  if (near.length === 0) return undefined;
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

function questionAbout({ message }: Turn, [first]: Situation[]): string {
  const aboutSelf = /\b(?:i|me|my)\b/i.test(message) && !/\b(?:he|she|they|him|her|them)\b/i.test(message);
  if (aboutSelf) return `Is it *${first!.title}*, or who else has a part in it?`;
  return `Is it *${first!.title}*? If not: what was said or done last, and by whom?`;
}
