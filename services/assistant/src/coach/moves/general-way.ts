import { bullets, firstSentence, numbered, paragraphs, quoted } from '../phrases.ts';
import { matterText } from '../forms/matter-text.ts';
import { agendaText } from '../forms/agenda.ts';
import { scheduleFor } from '../schedule.ts';
import { isReplyDue, replyText } from '../forms/reply.ts';
import type { Form } from '../requests.ts';
import { heard, repliesText } from '../forms/replies.ts';
import { replyMeant } from '../replies-meant.ts';
import { theirAnswer } from '../their-answers.ts';
import { addressed } from '../forms/script.ts';
import { type Way, wayFor } from '../ways.ts';
import type { Move, Turn } from '../turn.ts';
import { SURE } from '../../situations/confidence.ts';
import { verdictIn } from '../decision.ts';
import { emailSkeleton } from '../forms/email-skeleton.ts';
import { sentencesOf, shorterText } from '../forms/email.ts';
import { circumstanceText } from '../circumstances.ts';
import { toneIn } from '../tone.ts';
import { usualText } from './follow-up.ts';
import { textIn } from './in-another-tone.ts';
import { decisionText, earlierVerdict } from './decide.ts';

const GENERAL = 'I have nothing written on exactly this;';
const GOES_ON = `*${GENERAL} this goes on about the same.*`;

/** How the visitor was understood, and a way that can be gone whatever it is about. */
export function generalWay(turn: Turn, message = turn.message): string | undefined {
  const way = wayFor(turn, message);
  if (!way) return undefined;
  const form = turn.request.form && made(turn, way);
  return form ? paragraphs(form, understoodAs(way)) : wholeWay(turn, way);
}

function made(turn: Turn, way: Way): string | undefined {
  const { form, count, minutes } = turn.request;
  if (form === 'email') return sent(turn, way, turn.message);
  return form && MAKE[form]?.(way, count, minutes);
}

/** What can be sent; in a chat, where the kind has no message, the first sentence that would be said. */
function sent({ request, name }: Turn, { message, say }: Way, story: string): string {
  const text = message ?? (request.isChat && !say.includes('____') ? say : undefined);
  return text ? `**A message to send**\n\n~~~text\n${text}\n~~~` : emailSkeleton(story, name);
}

/** What to say first, what to answer, what to do tonight and what not to do. */
function wholeWay({ message, content, name }: Turn, way: Way): string {
  const { prepare, say, replies, ask, avoid, isSpecific, isToOther } = way;
  const verdict = verdictIn(message, content.verdicts);
  return paragraphs(
    isReplyDue(message) && replyText(undefined, message),
    scheduleFor(message),
    verdict && `**${verdict.says}** ${verdict.because} ${verdict.unless}`,
    isSpecific && `**Do first.** ${verdict ? firstTwo(prepare) : prepare}`,
    `**Say this.**\n\n> ${quoted(verdict?.say ?? (isSpecific || isToOther ? say : addressed(say, name)))}`,
    isSpecific
      ? paragraphs('**Ask**, and wait for each answer:', bullets(ask.slice(0, 2).map(quoted)))
      : repliesText(replies),
    !isSpecific && `**Tonight.** ${verdict ? firstTwo(prepare) : prepare}`,
    `**Avoid.** ${avoid}`,
    understoodAs(way),
  );
}

function firstTwo(text: string): string {
  return sentencesOf(text).slice(0, 2).join(' ');
}

function understoodAs({ taken }: Way): string {
  return `*${GENERAL} ${taken ? `I took it that ${taken}` : 'this helps where such a thing has happened'}. If that is wrong, tell me who did what.*`;
}

/** “The email”, “shorter”, “what if she says no”, “should I?”, of a general way. */
export const onGeneralWay: Move = (turn) => {
  const { match } = turn;
  const isGrave = match.confidence >= SURE && match.candidates[0]?.situation.theme === 'life-and-health';
  if (!turn.before.includes(GENERAL) || isGrave) return undefined;
  const way = wayFor(turn, storyOf(turn));
  const tone = toneIn(turn.message);
  const text =
    (tone && way ? textIn(turn, tone, [way.say]) : undefined) ??
    decisionText(turn) ??
    formOf(turn) ??
    theirAnswer(turn) ??
    replyTo(turn, way) ??
    circumstanceText(turn, way?.say ?? '') ??
    ifItHappens(turn) ??
    usualText(turn, way?.say ?? '') ??
    remarkOn(turn);
  return text ? { text: paragraphs(text, GOES_ON), buttons: SAID_NEXT } : undefined;
};

/** What can be said where the other side answers as was foreseen. */
function replyTo({ message }: Turn, way: Way | undefined): string | undefined {
  const found = replyMeant(way?.replies ?? [], message);
  return found && paragraphs(`**If they say:** ${heard(found.they)}`, `> ${quoted(found.you)}`);
}

function formOf(turn: Turn): string | undefined {
  const { request, matter, message } = turn;
  const way = wayFor(turn, storyOf(turn));
  if (way && ONE.test(message) && message.length < SHORT)
    return /\bnot\b|\bavoid\b/i.test(message)
      ? `**${firstSentence(way.avoid)}**`
      : `**${firstSentence(way.prepare)}**`;
  const { form, count, minutes } = request;
  if (!form || (!request.alone && message.split(/\s+/).length > REMARK)) return undefined;
  const written = form === 'shorter' && shorterText(turn.before);
  if (written) return written;
  const text = matter && matterText(form, matter, { minutes, isShort: false });
  if (text) return text;
  if (form === 'email') return way && sent(turn, way, storyOf(turn));
  const verdict = form === 'why' && earlierVerdict(turn);
  if (verdict) return verdict.because;
  return form === 'words' ? scriptFor(turn, way) : way && MAKE[form]?.(way, count, minutes);
}

/** After a “no” the words are those that go with it. */
function scriptFor(turn: Turn, way: Way | undefined): string | undefined {
  const verdict = earlierVerdict(turn);
  const lines = [verdict?.say ?? way?.say ?? [], way?.ask[0] ?? []].flat();
  return lines.length > 0
    ? `**To be said aloud**, with a pause after the first:\n\n${lines.map((line) => `> ${quoted(line)}`).join('\n>\n')}`
    : undefined;
}

const ONE = /\b(?:just|only) one\b|\b(?:the )?(?:one|single|most important) (?:thing|step|tip|sentence)\b/i;
const SHORT = 70;

function ifItHappens({ message, content }: Turn): string | undefined {
  if (!/\b(?:what|how)\b.{0,20}\b(?:if|when)\b|^\W*(?:and |but )*(?:if|suppose|in case)\b/i.test(message))
    return undefined;
  const known = content.whatIfs.find(({ asked }) => new RegExp(asked, 'i').test(message));
  if (known) return paragraphs(`**If ${known.happens}.** ${known.answer}`, `> ${quoted(known.say)}`);
  return paragraphs(
    '**Then stop and ask, before you answer.** Say what you heard in your own words, ask one question about it, and leave a pause. You need not settle it in the same talk.',
    `> ${quoted('I hear that you see it differently. What is the most important part of it for you?')}`,
  );
}

/** More of the story: another way, if it is one, or what of this one has not been said. */
function remarkOn(turn: Turn): string | undefined {
  const { message, match, before } = turn;
  const words = message.split(/\s+/).length;
  if (turn.request.form) return undefined;
  if (words > REMARK || (words > FEW && match.confidence >= SURE) || CORRECTS_WHO.test(message))
    return undefined;
  const [now, then] = [wayFor(turn, message), wayFor(turn, storyOf(turn))];
  if (now?.isSpecific && now.prepare !== then?.prepare) return wholeWay(turn, now);
  const way = then ?? now;
  if (!way) return undefined;
  const left = sentencesOf(way.prepare).filter((one) => !before.includes(one));
  const questions = way.ask.filter((one) => !before.includes(one));
  if (left.length + questions.length === 0) return undefined;
  return paragraphs(
    left.length > 0 && `**Then this.** ${left.slice(0, 3).join(' ')}`,
    questions.length > 0 && `Ask: ${questions.slice(0, 2).map(quoted).join(' ')}`,
  );
}

const REMARK = 25;
const FEW = 12;
/** “No, my boss, not my report.” */
const CORRECTS_WHO =
  /^\W*(?:no|not)\b.{0,12}\b(?:boss|manager|report|employee|peer|team|client|me|myself)\b|\bnot (?:my|him|her|them|that)\b|\bi (?:mean|meant)\b/i;

/** What was told before the first answer of this way. */
function storyOf({ question, message }: Turn): string {
  const { history } = question;
  let at = history.length;
  while (at >= 2 && history[at - 1]!.content.includes(GENERAL)) at -= 2;
  return history[at]?.content ?? message;
}

export const SAID_NEXT = ['Give me the words', 'An email', 'Shorter'].map((label) => ({
  label,
  says: label,
}));

const MAKE: Partial<Record<Form, (way: Way, count?: number, minutes?: number) => string>> = {
  agenda: ({ ask }, _, minutes = 15) =>
    agendaText(
      [
        '2 min: say what it is about and what you saw',
        `5 min: ask: ${ask[0]}`,
        '4 min: say what matters to you, and what follows',
        '3 min: agree who does what by when',
        '1 min: fix the day on which you look at it again',
      ],
      minutes,
    ),
  checklist: ({ prepare }, count) => {
    const steps = sentencesOf(prepare);
    return count ? numbered(steps.slice(0, count)) : bullets(steps.map((one) => `☐ ${one}`));
  },
  questions: ({ ask }, count) => numbered(ask.slice(0, count).map(quoted)),
  words: ({ say }) => `> ${quoted(say)}`,
  shorter: ({ say, ask, avoid }) =>
    paragraphs(`**Say:** ${quoted(say)}`, `**Ask:** ${quoted(ask[0]!)}`, `**Not:** ${avoid}`),
  why: () =>
    'Because most talks go wrong before they begin: facts and verdicts get mixed, or somebody is judged before being heard. Facts first, then a question, then an agreement with a date works with almost anybody.',
};
