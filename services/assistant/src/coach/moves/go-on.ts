import { LIKELY, SURE } from '../../situations/confidence.ts';
import { unsaid } from '../not-again.ts';
import type { Move } from '../turn.ts';
import { about, answerFor } from './situation.ts';

/** Words of a remark; more tell a story of their own. */
const REMARK = 22;

/** A remark about the story that is under way: it is read together with the story. */
export const goOn: Move = (turn) => {
  const { subject, message, story, match, catalogue } = turn;
  if (subject?.kind !== 'situation' || !story || message.split(/\s+/).length > REMARK) return undefined;
  if (match.confidence >= LIKELY || !REMARKS.test(message)) return undefined;
  const of = subject.situation;
  const both = catalogue.situations.match(`${story} ${message}`);
  const first = both.candidates[0]?.situation;
  if (first && first !== of && both.confidence >= SURE)
    return answerFor(turn, {
      situation: first,
      others: [of],
      because: `With that, I would say it is *${first.title}*.`,
    });
  const text = unsaid(turn, of);
  return text ? about(turn, { situation: of, others: [] }, text) : undefined;
};

/** It goes on about somebody, or about the visitor. */
const REMARKS = /\b(?:he|she|they|him|her|them|his|their|it|that|this|i|we|my)\b/i;
