import { refusalAnswer } from '../forms/refusal-text.ts';
import { isWrittenAbout, refusalIn } from '../refusal.ts';
import type { Move } from '../turn.ts';
import { understood } from '../understood.ts';
import { about } from './situation.ts';

/** A no to one request, where nothing is surely written about the one who asked. */
export const refuse: Move = (turn) => {
  const refusal = turn.match.language ? undefined : refusalIn(turn.message);
  const found = refusal && !isWrittenAbout(turn.match) ? understood(turn) : undefined;
  return refusal && found && about(turn, { ...found, isDoubtful: false }, refusalAnswer(refusal, turn.name));
};
