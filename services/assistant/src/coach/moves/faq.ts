import { SURE } from '../../situations/confidence.ts';
import { verdictIn } from '../decision.ts';
import { entryAsked, entryText, pressedEntry } from '../faq.ts';
import { turnsToAnother } from '../goes-on.ts';
import type { Move } from '../turn.ts';
import { about } from './situation.ts';

/** Words of a new story. */
const OWN_STORY = 25;

/** A question about the situation that was pressed, or stands on its page. */
export const pressedQuestion: Move = (turn) => {
  const { situation: of } = turn;
  const entry = of && pressedEntry(turn, of);
  return entry && about(turn, { situation: of, others: [] }, entryText(entry), '', entry);
};

/** “Should I tell HR?”, “how long should it take?”: one of the questions about the situation that is under way, or whose page is open. */
export const faq: Move = (turn) => {
  const { situation: of, message, match, request } = turn;
  if (!of || (request.form && request.alone) || message.split(/\s+/).length > OWN_STORY) return undefined;
  if (turnsToAnother(message)) return undefined;
  const verdict = verdictIn(message, turn.content.verdicts, of.theme);
  if (verdict && !verdict.isGeneral) return undefined;
  const entry = entryAsked(turn, of);
  const [first] = match.candidates;
  const isAnother = first && first.situation !== of && match.confidence >= SURE;
  return entry && !isAnother
    ? about(turn, { situation: of, others: [] }, entryText(entry), '', entry)
    : undefined;
};
