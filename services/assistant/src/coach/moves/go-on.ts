import { LIKELY, SURE } from '../../situations/confidence.ts';
import { formText } from '../forms/forms.ts';
import { paragraphs } from '../phrases.ts';
import type { Move } from '../turn.ts';
import { about, answerFor } from './situation.ts';

/** Words of a remark; more tell a story of their own. */
const REMARK = 16;

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
  return about(
    turn,
    { situation: of, others: [] },
    paragraphs(
      `I keep that in mind. It stays *${of.title}*, so find out first how it looks from the other side:`,
      formText('questions', of, { count: 2, catalogue }),
    ),
  );
};

/** It goes on about somebody, or about the visitor. */
const REMARKS = /\b(?:he|she|they|him|her|them|his|their|it|that|this|i|we|my)\b/i;
