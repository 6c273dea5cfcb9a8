import type { ChatButton, FaqEntry, Situation } from '@coachlab/contracts';
import { NEAR_DANGER } from '@coachlab/safety';
import { hasOwnWay } from '../ways.ts';
import { isNo, verdictIn } from '../decision.ts';
import {
  briefFor,
  briefText,
  foreignLine,
  inLanguage,
  isBrief,
  secondAbroad,
  takenForAbroad,
} from '../abroad.ts';
import { entryButtons, entryText, leadingEntry } from '../faq.ts';
import { sentencesOf } from '../forms/email.ts';
import { repliesText } from '../forms/replies.ts';
import { isReplyDue, replyText } from '../forms/reply.ts';
import { bullets, firstSentence, paragraphs, quoted } from '../phrases.ts';
import { scheduleFor } from '../schedule.ts';
import { ANSWERED } from '../subject.ts';
import { languageName } from '../../situations/language.ts';
import { titleIn } from '../titles.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { understood, type Understood } from '../understood.ts';
import { ADDED } from '../words-abroad.ts';

/** From here on a situation says more than a way that is made for what has happened. */
const CLEAR = 0.2;
/** Buttons under an answer. */
const MOST_BUTTONS = 5;

/** Answers the situation that the message speaks of, and names the others that it may be. */
export const situation: Move = (turn) => {
  const found = hasOwnWay(turn) && turn.match.confidence < CLEAR ? undefined : understood(turn);
  return found && answerFor(turn, found);
};

/** A title that was pressed, whatever is under way. */
export const titled: Move = (turn) => {
  const named = namedBy(turn);
  return named && answerFor(turn, { situation: named, others: [] });
};

/** The situation whose title is the message: a pressed choice, or a page's question. */
export function namedBy({ message, catalogue }: Turn): Situation | undefined {
  return titleIn(message, catalogue)?.situation;
}

export function answerFor(turn: Turn, found: Understood): Reply {
  const brief = briefFor(turn, found.situation);
  if (brief) return about(turn, found, briefText(brief, turn.language!));
  const { goingOn, doFirst, sayThis, replies = [], avoid } = found.situation;
  const beyond = beyondFor(found.situation);
  const decided = verdictIn(turn.message, turn.content.verdicts, found.situation.theme);
  // A general yes or no may say the opposite of what stands below it; one that is about just this comes first.
  const verdict = decided?.isGeneral && found.situation.faq ? undefined : decided;
  const entry = verdict ? undefined : leadingEntry(turn, found.situation);
  const lines = verdict?.say ? [verdict.say] : verdict && isNo(verdict) ? [] : sayThis;
  const reply = isReplyDue(turn.message) && replyText(found.situation.email, turn.message);
  const asksWhy = /\bwhy\b[^.!]*\?|\bwhat(?:'s| is) (?:going on|behind)\b/i.test(turn.message);
  const going = `**What is probably going on.** ${goingOn}`;
  const say = (some: readonly string[]) =>
    some.length > 0 && paragraphs(`**Say this.**`, some.map((words) => `> ${quoted(words)}`).join('\n>\n'));
  const isDoubtful = found.isDoubtful === true;
  return about(
    turn,
    found,
    fitted(mostWords(found, entry) + (reply ? WITH_REPLY : 0), [
      { text: isDoubtful && !verdict && !entry && `**${NEAREST}: ${found.situation.title}**` },
      { text: reply },
      { text: scheduleFor(turn.message) },
      { text: entry && entryText(entry) },
      { text: verdict && `**${verdict.says}** ${verdict.because} ${verdict.unless}` },
      { text: asksWhy ? going : undefined },
      { text: `**Do first.** ${doFirst}`, shorter: `**Do first.** ${firstThree(doFirst)}` },
      { text: say(lines), shorter: say(lines.slice(0, 1)) },
      {
        text: lines === sayThis && repliesText(replies.slice(0, isDoubtful ? 1 : 2)),
        shorter: lines === sayThis && repliesText(replies.slice(0, 1)),
      },
      { text: `**Avoid.** ${avoid}`, shorter: `**Avoid.** ${firstSentence(avoid)}` },
      { text: !isDoubtful && beyond && `**When it is not for coaching.** ${beyond}` },
      {
        text: asksWhy || isDoubtful ? undefined : going,
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

function firstThree(text: string): string {
  return sentencesOf(text).slice(0, 3).join(' ');
}

/** What is asked comes on top of what is said anyway. */
function mostWords({ others, isDoubtful }: Understood, entry: FaqEntry | undefined): number {
  const offering = isDoubtful ? BEGINNING_OTHERS : others.length > 0 ? OFFERING : 0;
  return MOST_WORDS + (entry ? WITH_ENTRY : 0) - offering;
}

/** Words of an answer that is read in a minute, beside the way to the whole. */
const MOST_WORDS = 300;
const WITH_ENTRY = 45;
const WITH_REPLY = 60;
/** Words in which others are offered, and in which it is said how each of them begins. */
const [OFFERING, BEGINNING_OTHERS] = [35, 130];
/** How an answer begins that is as likely one of the others. */
const NEAREST = 'Nearest to what you tell';

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
  const { language } = turn;
  const buttons = [...(second ? [second] : []), ...others].map(chosen);
  return {
    text: paragraphs(
      isBrief(text) ? undefined : foreign(turn),
      found.because,
      text,
      language ? takenForAbroad(turn, found) : found.isDoubtful ? howOthersBegin(found) : takenFor(found),
      second &&
        (language
          ? secondAbroad(second, language)
          : `You also speak of *${second.title}*: that is one press away.`),
      `${language ? ADDED[language].page : ANSWERED}(situation:${of.slug})`,
    ),
    cites: citesFor(turn, of),
    buttons: inLanguage(turn, [
      ...[...buttons, ...buttonsFor(of, pressed)].slice(0, MOST_BUTTONS),
      ...(language ? [] : entryButtons(turn, of, answered)),
    ]),
  };
}

export const TAKEN_FOR = '*I took this as';

function takenFor({ situation: of, others, because }: Understood): string | undefined {
  if (because || others.length === 0) return undefined;
  return `${TAKEN_FOR} “${of.title}”.* Or is it rather ${others.map(linked).join(' or ')}?`;
}

/** What else it may be as likely: each with its first step, and the sentence that it is begun with. */
function howOthersBegin({ situation: of, others }: Understood): string | undefined {
  if (others.length === 0) return undefined;
  const begins = others.map(
    (one) => `${linked(one)}. ${firstSentence(one.doFirst)} ${quoted(one.sayThis[0]!)}`,
  );
  return paragraphs(
    `${TAKEN_FOR} “${of.title}”, and may be wrong.* Then it's one of these, and begins like this:`,
    bullets(begins),
    'Press the right one, or tell me in a sentence what I missed.',
  );
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

export function foreign({ match, language }: Turn): string | undefined {
  const spoken = match.language ?? language;
  if (!spoken) return undefined;
  const name = languageName(spoken);
  return `*${foreignLine(spoken)}${name ? ` I understood this as ${name}. My answers are in plain English.` : ''}*`;
}
