import type { Situation } from '@coachlab/contracts';
import { NEAR } from '../../situations/confidence.ts';
import { generalAbroad, inLanguage } from '../abroad.ts';
import { speaksOfPeople } from '../people-at-work.ts';
import { bullets, paragraphs, quoted } from '../phrases.ts';
import { suits } from '../suits.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { unsureText } from '../forms/unsure-text.ts';
import { clearestPart, isKindOfTalk } from '../understood.ts';
import { kindFor, wayFor } from '../ways.ts';
import { generalWay, SAID_NEXT } from './general-way.ts';
import { chosen, foreign, linked } from './situation.ts';

const CHOICES = 3;
/** Among so many a talk of the kind that is asked for is looked for. */
const LOOKED_AT = 10;

/**
 * When nothing fits well: the kind of talk that it is, answered whole, and what is nearest, to be pressed. What is not about people is
 * only offered what is near.
 */
export const nearSituations: Move = (turn) => {
  const { match, message } = turn;
  const near = nearest(turn);
  const abroad = generalAbroad(turn, near);
  if (abroad) return { text: abroad, buttons: inLanguage(turn, near.map(chosen)) };
  const isOurs = speaksOfPeople(message, match.language) || wayFor(turn, message)?.isAsked;
  const way = isOurs ? generalWay(turn) : undefined;
  if (way) return withNearest(turn, way, near);
  if (near.length === 0 || match.confidence < NEAR || match.known < 1) return undefined;
  return { text: paragraphs(foreign(turn), unsureText(turn, near)), buttons: near.map(chosen) };
};

/** The kind of talk that a message names, before anything is recommended for its words. */
export const kindOfTalk: Move = (turn) => (isKindOfTalk(turn) ? nearSituations(turn) : undefined);

/** What the whole is near to, and what its clearest sentence is; nothing that cannot be meant. */
function nearest(turn: Turn): Situation[] {
  const { match, message } = turn;
  const [first, ...others] = match.candidates.map(({ situation }) => situation);
  const part = clearestPart(turn)?.candidates[0]?.situation;
  const all = [...new Set([first ?? [], part ?? [], others].flat())];
  if (match.language !== null) return all.slice(0, CHOICES);
  const pages = kindFor(turn.content.kinds, message)?.pages ?? [];
  const isOfKind = ({ slug }: Situation) => pages.includes(slug);
  const fitting = all.filter((of) => suits(of, message)).slice(0, LOOKED_AT);
  const ofKind = fitting.filter(isOfKind);
  return ofKind.length > 0
    ? [...ofKind.slice(0, CHOICES - 1), ...fitting.slice(0, 1).filter((of) => !isOfKind(of))]
    : fitting.slice(0, CHOICES);
}

/** The way comes first: by it the coach knows in the next turn what it has said. */
function withNearest(turn: Turn, way: string, near: readonly Situation[]): Reply {
  const offered = turn.match.confidence >= AMONG_THREE ? near : near.slice(0, 2);
  return {
    text: paragraphs(
      foreign(turn),
      way,
      offered.length > 0 &&
        paragraphs(
          'Is it one of these? Then I have more on it, and it begins like this:',
          bullets(offered.map((one) => `${linked(one)}. ${quoted(one.sayThis[0]!)}`)),
        ),
    ),
    cites: turn.catalogue.index
      .find(turn.message)
      .slice(0, CHOICES)
      .map(({ item }) => item.id),
    buttons: [...offered.map(chosen), ...SAID_NEXT].slice(0, MOST_BUTTONS),
  };
}

/** From here on one of the three is mostly right. */
const AMONG_THREE = 0.12;
const MOST_BUTTONS = 5;
