import type { Match } from '../situations/situation-matcher.ts';
import { LIKELY, SURE } from '../situations/confidence.ts';

export interface Asked {
  text: string;
  /** Slugs of the right situations; none when there is none. */
  expected: readonly string[];
  match: Match;
}

export interface Figures {
  asked: number;
  /** Shares from 0 to 1. */
  first: number;
  firstThree: number;
  answered: number;
  confidentErrors: number;
  misses: Asked[];
}

/** How well situations were recognised. An error is confident when it is answered without asking. */
export function figuresOf(all: readonly Asked[]): Figures {
  const share = (holds: (one: Asked) => boolean) => all.filter(holds).length / (all.length || 1);
  return {
    asked: all.length,
    first: share((one) => isRight(one, 1)),
    firstThree: share((one) => isRight(one, 3)),
    answered: share(({ match }) => match.confidence >= SURE),
    confidentErrors: share((one) => one.match.confidence >= SURE && !isRight(one, 1)),
    misses: all.filter((one) => !isRight(one, 3)),
  };
}

function isRight({ expected, match }: Asked, within: number): boolean {
  if (expected.length === 0) return match.confidence < LIKELY;
  return match.candidates.slice(0, within).some(({ situation }) => expected.includes(situation.slug));
}
