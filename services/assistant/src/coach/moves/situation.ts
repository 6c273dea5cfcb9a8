import type { ChatButton, FaqEntry, Situation } from '@coachlab/contracts';
import { NEAR_DANGER } from '@coachlab/safety';
import { languageName } from '../../situations/language.ts';
import type { Match } from '../../situations/situation-matcher.ts';
import { hasOwnWay } from '../ways.ts';
import { isNo, verdictIn } from '../decision.ts';
import { briefFor, briefText, foreignLine, isBrief, takenForAbroad } from '../abroad.ts';
import { entryAsked, entryButtons, entryText } from '../faq.ts';
import { sentencesOf } from '../forms/email.ts';
import { quoted } from '../forms/forms.ts';
import { isReplyDue, replyText } from '../forms/reply.ts';
import { firstSentence, paragraphs } from '../phrases.ts';
import { scheduleFor } from '../schedule.ts';
import { ANSWERED } from '../subject.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { understood, type Understood } from '../understood.ts';

/** From here on a situation says more than a way that is made for what has happened. */
const CLEAR = 0.3;
/** Buttons under an answer. */
const MOST_BUTTONS = 5;

/** Answers the situation that the message speaks of, and names the others that it may be. */
export const situation: Move = (turn) => {
  const named = namedBy(turn);
  if (named) return answerFor(turn, { situation: named, others: [] });
  const found = hasOwnWay(turn) && turn.match.confidence < CLEAR ? undefined : understood(turn);
  return found && answerFor(turn, found);
};

/** The situation whose title is the message: a pressed choice, or a page's question. */
export function namedBy({ message, catalogue }: Turn): Situation | undefined {
  const said = plain(message);
  return catalogue.situations.situations.find(({ title }) => plain(title) === said);
}

export function answerFor(turn: Turn, found: Understood): Reply {
  const brief = briefFor(turn, found.situation);
  if (brief) return about(turn, found, briefText(brief, turn.match.language!));
  const { goingOn, doFirst, sayThis, avoid } = found.situation;
  const beyond = beyondFor(found.situation);
  const decided = verdictIn(turn.message, turn.content.verdicts, found.situation.theme);
  // A general yes or no may say the opposite of what stands below it; one that is about just this comes first.
  const verdict = decided?.isGeneral && found.situation.faq ? undefined : decided;
  const entry = verdict ? undefined : entryAsked(turn, found.situation);
  const lines = verdict?.say ? [verdict.say] : verdict && isNo(verdict) ? [] : sayThis;
  const reply = isReplyDue(turn.message) && replyText(found.situation.email, turn.message);
  const asksWhy = /\bwhy\b[^.!]*\?|\bwhat(?:'s| is) (?:going on|behind)\b/i.test(turn.message);
  const going = `**What is probably going on.** ${goingOn}`;
  const say = (some: readonly string[]) =>
    some.length > 0 && paragraphs(`**Say this.**`, some.map((words) => `> ${quoted(words)}`).join('\n>\n'));
  return about(
    turn,
    found,
    fitted(mostWords(found, entry) + (reply ? WITH_REPLY : 0), [
      { text: reply },
      { text: scheduleFor(turn.message) },
      { text: entry && entryText(entry) },
      { text: verdict && `**${verdict.says}** ${verdict.because} ${verdict.unless}` },
      { text: asksWhy ? going : undefined },
      { text: `**Do first.** ${doFirst}`, shorter: `**Do first.** ${firstSentence(doFirst)}` },
      { text: say(lines), shorter: say(lines.slice(0, 1)) },
      { text: `**Avoid.** ${avoid}`, shorter: `**Avoid.** ${firstSentence(avoid)}` },
      { text: beyond && `**When it is not for coaching.** ${beyond}` },
      {
        text: asksWhy ? undefined : going,
        shorter: asksWhy ? '' : `**What is probably going on.** ${firstSentence(goingOn)}`,
        isExtra: true,
      },
    ]),
    '',
    entry,
  );
}

interface Part {
  text: string | false | undefined;
  /** What is left of it where there is no room. */
  shorter?: string | false;
  /** Whether it is left out before anything else is shortened. */
  isExtra?: boolean;
}

/** What is asked comes on top of what is said anyway. */
function mostWords({ others }: Understood, entry: FaqEntry | undefined): number {
  return MOST_WORDS + (entry ? WITH_ENTRY : 0) - (others.length > 0 ? OFFERING : 0);
}

/** Words of an answer that is read in a minute, beside the way to the whole. */
const MOST_WORDS = 200;
const WITH_ENTRY = 45;
const WITH_REPLY = 60;
/** Words in which others are offered. */
const OFFERING = 35;

/** Shortened from the end, until it can be read in a minute. */
function fitted(most: number, parts: readonly Part[]): string {
  const texts = parts.map(({ text }) => text);
  for (const at of [...parts.keys()].toReversed()) {
    if (lengthOf(texts) <= most) break;
    texts[at] = parts[at]!.shorter ?? texts[at];
    if (parts[at]!.isExtra && lengthOf(texts) > most) texts[at] = '';
  }
  return paragraphs(...texts);
}

function lengthOf(texts: readonly Part['text'][]): number {
  return paragraphs(...texts).split(/\s+/).length;
}

/** Of a life in danger only where that is near: who is asked for no reason is taken aback. */
function beyondFor({ slug, theme, beyondCoaching = '' }: Situation): string {
  if (theme === 'life-and-health' || theme === 'workload-and-burnout' || NEAR_DANGER.has(slug))
    return beyondCoaching;
  return sentencesOf(beyondCoaching)
    .filter((sentence) => !/\bsuicid|\bkill|\bHelp now\b/i.test(sentence))
    .join(' ');
}

/**
 * Text about a situation, with how the message was understood, the way to the whole, and what may be said next.
 * @param answered the question about it that the text answers
 */
export function about(turn: Turn, found: Understood, text: string, pressed = '', answered?: FaqEntry): Reply {
  const { situation: of, others, second } = found;
  return {
    text: paragraphs(
      isBrief(text) ? undefined : foreign(turn.match),
      found.because,
      text,
      turn.match.language ? takenForAbroad(turn, found) : takenFor(found),
      second && `You also speak of *${second.title}*: that is one press away.`,
      `${ANSWERED}(situation:${of.slug})`,
    ),
    cites: citesFor(turn, of),
    buttons: [
      ...[...[...(second ? [second] : []), ...others].map(chosen), ...buttonsFor(of, pressed)].slice(
        0,
        MOST_BUTTONS,
      ),
      ...entryButtons(turn, of, answered),
    ],
  };
}

export const TAKEN_FOR = '*I took this as';

function takenFor({ situation: of, others, because }: Understood): string | undefined {
  if (because || others.length === 0) return undefined;
  return `${TAKEN_FOR} “${of.title}”.* Or is it rather ${others.map(linked).join(' or ')}?`;
}

/** The first two of the situation, and what the search over all items puts first. */
function citesFor({ message, catalogue }: Turn, { artifacts }: Situation): string[] {
  const found = catalogue.index.find(message)[0]?.item.id;
  return [...artifacts.slice(0, 2), ...(found ? [found] : []), ...artifacts.slice(2)];
}

/** @param pressed what has just been said, and is not offered again */
export function buttonsFor({ email, questions }: Situation, pressed = ''): ChatButton[] {
  return [
    'Practise it',
    'Give me the words',
    'Shorter',
    ...(email ? ['An email'] : []),
    ...(questions ? ['Questions'] : []),
    'Next',
  ]
    .filter((label) => label !== pressed)
    .slice(0, MOST_BUTTONS)
    .map((label) => ({ label, says: label }));
}

export function chosen({ title }: Situation): ChatButton {
  return { label: title, says: title };
}

export function linked({ slug, title }: Situation): string {
  return `[${title}](situation:${slug})`;
}

export function foreign({ language }: Match): string | undefined {
  if (!language) return undefined;
  return `*${foreignLine(language)} I understood this as ${languageName(language)}. My answers are in plain English.*`;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
