import type { Situation } from '@coachlab/contracts';
import { SURE } from '../../situations/confidence.ts';
import { turnsToAnother } from '../goes-on.ts';
import { sentencesOf } from '../forms/email.ts';
import { DISAGREES } from '../forms/added-text.ts';
import { heard } from '../forms/replies.ts';
import { objectionIn } from '../objection.ts';
import { paragraphs, quoted } from '../phrases.ts';
import { ownsTo, replyMeant } from '../replies-meant.ts';
import { theirAnswer } from '../their-answers.ts';
import type { Move, Turn } from '../turn.ts';
import { about, linked } from './situation.ts';

const LONGEST = 200;
/** Of what holds whatever the situation is, so much comes below its own. */
const IN_GENERAL = 2;

/** “He'll say I promised”, “what if she cries”: what can be said then, where the situation has it. */
export const theirReply: Move = (turn) => {
  const { subject, message, match, request } = turn;
  if (subject?.kind !== 'situation' || match.language || message.length > LONGEST) return undefined;
  if ((request.form && request.alone) || turnsToAnother(message) || DISAGREES.test(message)) return undefined;
  const { situation: of } = subject;
  const said = turn.question.history.map(({ content }) => content).join('\n');
  const fresh = (of.replies ?? []).filter(({ you }) => !said.includes(`> ${quoted(you)}`));
  // What is held against the visitor is met by owning to it, and by no reply to another thing.
  const ownPart = objectionIn(message)?.quoted.startsWith('You ') ? generalAnswer(turn, of) : undefined;
  if (ownPart) return ownPart;
  const found = replyMeant(fresh, message);
  if (!found) return generalAnswer(turn, of);
  const text = paragraphs(
    `**If ${found.they.startsWith('(') ? 'this happens' : 'they say'}:** ${heard(found.they)}`,
    `> ${quoted(found.you)}`,
    ownsTo(message) && OWNED,
    inGeneral(turn),
  );
  return about(turn, { situation: of, others: [] }, text);
};

/** What can be said to an answer of that kind, whatever the matter; unless another matter is surely told. */
function generalAnswer(turn: Turn, of: Situation): ReturnType<Move> {
  const { match, message } = turn;
  const isNew = match.candidates[0]?.situation !== of && match.confidence >= SURE;
  if (isNew && message.split(/\s+/).length > FEW) return undefined;
  const text = theirAnswer(turn);
  return text ? about(turn, { situation: of, others: [] }, text) : undefined;
}

/** In more words a matter may be told. */
const FEW = 14;

/** What the visitor did say is said first, without an “if”. */
export const OWN_WORDS = 'You’re right, I did say [that], and I’m sorry.';
const OWNED = `You say that there is something in it: then own it first, in one sentence and without a “but”. “${OWN_WORDS}”`;

function inGeneral({ message, content, catalogue, subject }: Turn): string | undefined {
  const known = content.whatIfs.find(({ asked }) => new RegExp(asked, 'i').test(message));
  if (!known) return undefined;
  const whole = catalogue.situations.situations.find(({ slug }) => slug === known.situation);
  const isOther = subject?.kind === 'situation' && whole && whole !== subject.situation;
  return paragraphs(
    sentencesOf(known.answer).slice(0, IN_GENERAL).join(' '),
    isOther && `More on this: ${linked(whole)}`,
  );
}
