import type { FaqEntry, Situation } from '@coachlab/contracts';
import { verdictIn } from '../decision.ts';
import { bullets, firstSentence, paragraphs } from '../phrases.ts';
import { scheduleFor } from '../schedule.ts';
import type { Turn } from '../turn.ts';
import { sentencesOf } from './email.ts';
import { formText, quoted } from './forms.ts';
import { isReplyDue, replyText } from './reply.ts';

/**
 * What a message is taken for, what else it may be, and of each what to do first and what to say.
 * @param near the likeliest first
 * @param asked a question about the first that the message asks
 */
export function unsureText(turn: Turn, near: readonly Situation[], asked?: FaqEntry): string {
  const { message, content, match } = turn;
  const [first, ...others] = near;
  if (match.confidence < FAIRLY) return openText(turn, near);
  const verdict = verdictIn(message, content.verdicts, first!.theme);
  return paragraphs(
    isReplyDue(message) && replyText(undefined, message),
    scheduleFor(message),
    verdict && !verdict.isGeneral && `**${verdict.says}** ${verdict.because}`,
    `**I’m not sure that I have the right one.** I take it for ${linked(first!)}${
      others.length > 0 ? `; or is it rather ${others.map(linked).join(' or ')}?` : '.'
    }`,
    `**If it is the first.** ${asked?.answer.trim() ?? firstSteps(first!)}`,
    madeOf(turn, first!),
    others.length > 0 && bullets(others.map((one) => `*${one.title}:* ${inOneLine(one)}`)),
    'Press the right one, or tell me in a sentence: who did what, and what do you want to happen?',
  );
}

/** From here on the likeliest is right in two cases of five; below, words to say would mostly be for somebody else. */
const FAIRLY = 0.3;

/** All that it may be, side by side: nothing to say, and nothing that could be done to the wrong person. */
function openText({ message }: Turn, near: readonly Situation[]): string {
  return paragraphs(
    isReplyDue(message) && replyText(undefined, message),
    scheduleFor(message),
    '**I’m not sure that I have the right one.** Which of these is it?',
    bullets(near.map((one) => `${linked(one)}. ${firstSentence(one.doFirst)}`)),
    'Press one, or put what matters most in one sentence: what do you want to have said or settled when you walk out?',
  );
}

/** What was asked for, else what to say. */
function madeOf({ request, name, catalogue, matter }: Turn, of: Situation): string {
  const { form } = request;
  return form === 'agenda' || form === 'questions' || form === 'checklist' || form === 'email'
    ? formText(form, of, { ...request, name, catalogue, matter })
    : of.sayThis.map((line) => `> ${quoted(line)}`).join('\n>\n');
}

function firstSteps({ doFirst }: Situation): string {
  return sentencesOf(doFirst).slice(0, STEPS).join(' ');
}

const STEPS = 4;

function inOneLine({ doFirst, sayThis }: Situation): string {
  return `${firstSentence(doFirst)} Say: ${quoted(sayThis[0]!)}`;
}

function linked({ slug, title }: Situation): string {
  return `[${title}](situation:${slug})`;
}
