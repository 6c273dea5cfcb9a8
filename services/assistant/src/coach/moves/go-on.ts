import { LIKELY, SURE } from '../../situations/confidence.ts';
import { unsaid } from '../not-again.ts';
import { beginsAStory } from '../phrases.ts';
import type { Move } from '../turn.ts';
import { about, answerFor } from './situation.ts';

/** Words of a remark; more tell a story of their own. */
const REMARK = 22;

/** A remark about the story that is under way: it is read together with the story. */
export const goOn: Move = (turn) => {
  const { subject, message, story, match, catalogue } = turn;
  if (subject?.kind !== 'situation' || !story || message.split(/\s+/).length > REMARK) return undefined;
  // A few words go on about what is under way, unless they surely tell of something else.
  const isFew = message.split(/\s+/).length <= FEW && !beginsAStory(message);
  if (match.confidence >= (isFew ? SURE : LIKELY)) return undefined;
  if (!REMARKS.test(message) && !(isFew && GOES_ON.test(message))) return undefined;
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

const FEW = 10;
const GOES_ON = /^\W*(?:and|but|so|ok(?:ay)?|too|only|just|or|then|more|less|what about|how about)\b/i;

/** It goes on about somebody, or about the visitor. */
const REMARKS = /\b(?:he|she|they|him|her|them|his|their|it|that|this|i|we|my)\b/i;
