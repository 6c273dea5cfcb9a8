import { sentencesOf } from '../forms/email.ts';
import { ordinalIn } from '../ordinals.ts';
import { bullets, paragraphs, quoted } from '../phrases.ts';
import type { Form } from '../requests.ts';
import type { Move } from '../turn.ts';
import { about } from './situation.ts';
import type { Situation } from '@coachlab/contracts';
import { meaningOf } from '@coachlab/search';

const PART = /\b(?:thing|point|sentence|step|tip|part|question|line|advice|piece|item|suggestion)\b/i;
const BEST =
  /\bwhich (?:one|of (?:them|these|those)|question|sentence)?\b.{0,30}\b(?:best|first|most|important|take|use|should)\b|\bthe best(?: one)?\b|\bonly (?:one|time for one)\b/i;

/** “Neither wants to make the first step” is a step of theirs. */
const THEIRS = /\b(?:neither|nobody|each|both|who|he|she|they|them)\b[^.?!]{0,30}\bfirst (?:step|move)\b/i;

/** “The second thing you said, how do I do that?” and “which of them is the best?” */
export const partOf: Move = (turn) => {
  const { subject, message } = turn;
  if (subject?.kind !== 'situation') return undefined;
  const { situation: of, form } = subject;
  const parts = partsOf(of, form);
  if (form && BEST.test(message) && message.length < 80)
    return about(turn, { situation: of, others: [] }, bestOf(of, form));
  const at = ordinalIn(message.slice(0, 40), parts.length);
  if (at === undefined || (!PART.test(message) && !form) || THEIRS.test(message)) return undefined;
  return about(turn, { situation: of, others: [] }, howTo(of, parts[at]!, form));
};

function partsOf(
  { questions, checklist, agenda, sayThis, doFirst }: Situation,
  form: Form | undefined,
): string[] {
  if (form === 'questions' && questions) return questions;
  if (form === 'checklist' && checklist) return checklist;
  if (form === 'agenda' && agenda) return agenda;
  if (form === 'words') return sayThis;
  return sentencesOf(doFirst);
}

function bestOf({ questions, sayThis, checklist }: Situation, form: Form): string {
  const [only = sayThis[0]!] =
    (form === 'checklist' ? checklist : form === 'questions' ? questions : undefined) ?? sayThis;
  return paragraphs(
    form === 'checklist'
      ? `If you do only one of them: ${only}`
      : `If there is time for only one, this: ${quoted(only)}`,
    form === 'checklist'
      ? 'The rest leans on it.'
      : 'Then stay quiet until the answer is finished; the second question is best made from it.',
  );
}

/** A part of the advice, with what of the rest helps to do it. */
function howTo(of: Situation, part: string, form: Form | undefined): string {
  const telling = new Set(meaningOf(part));
  const others = [...(of.checklist ?? []), ...(of.agenda ?? []), ...sentencesOf(of.doFirst)].filter(
    (one) => one !== part,
  );
  const near = others
    .map((text) => ({ text, shared: meaningOf(text).filter((word) => telling.has(word)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, 2);
  const isSpoken = form === 'questions' || form === 'words';
  return paragraphs(
    `That was: ${isSpoken ? quoted(part) : `*${part}*`}`,
    near.length > 0 ? paragraphs('In practice:', bullets(near.map(({ text }) => text))) : undefined,
    isSpoken
      ? 'Say it slowly, look at the person, and count to eight before you say anything else.'
      : `Said aloud it may begin so: ${quoted(of.sayThis[0]!)}`,
  );
}
