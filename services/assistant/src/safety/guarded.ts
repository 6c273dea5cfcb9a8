import type { ChatButton } from '@coachlab/contracts';
import {
  adviceOn,
  type Concern,
  concernByRules,
  concernIn,
  HELP_PAGE,
  NEAR_DANGER,
  withNumbers,
} from '@coachlab/safety';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Answerer, Piece } from '../chat/answerer.ts';
import type { Question } from '../chat/question.ts';
import { requestIn } from '../coach/requests.ts';
import { LIKELY, SURE } from '../situations/confidence.ts';
import { askedOn } from './asked-on.ts';
import { CHILDREN_FIRST, isAboutChildren } from './children-first.ts';
import { type FollowUp, followUpText } from './follow-up-texts.ts';
import { readConcern } from './read-concern.ts';
import { spokenOf } from './spoken-of.ts';
import { isGrave, isTalkOfWork, workWordsIn } from './talk-of-work.ts';

interface Guard {
  text: string;
  /** Likelier harmless: a line below the answer. */
  isBelow?: boolean;
  /** Whether it is surely one. */
  isSure?: boolean;
  /** Whether the answerer is asked as well. */
  answerToo: boolean;
  /** Whether there is something to ask on about. */
  help: boolean;
}

/**
 * Stands in front of every answerer. Danger to a person is answered here, with what to do and who to call; the answerer is
 * asked as well where the question is about work, and not at all where a life comes first. What was said before is kept in
 * mind. What a model writes is read, too.
 * @param locales the visitor's language tags, best first
 */
export async function* guarded(
  answerer: Answerer,
  question: Question,
  catalogue: Catalogue,
  locales: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const guard = guardFor(question, catalogue, locales);
  if (guard && !guard.isBelow) yield { text: guard.text };
  if (guard?.help) yield { buttons: BUTTONS };
  if (guard && !guard.answerToo) return;
  if (guard && !guard.isBelow) yield { text: '\n\n---\n\n' };
  let said = '';
  for await (const piece of answerer.answer(question, catalogue, signal)) {
    if ('text' in piece) said += piece.text;
    yield piece;
  }
  if (guard?.isBelow) yield { text: `\n\n${guard.text}` };
  if (answerer.kind !== 'model' || guard) return;
  const named = concernIn(said);
  if (named?.sure) yield { text: `\n\n${adviceOn({ ...named, sure: false }, locales).text}` };
}

/** What a danger calls for while nothing of the catalogue is at hand; undefined where none is spoken of. */
export function guardAlone({ message, history }: Question, locales: readonly string[]): string | undefined {
  const concern = concernIn(message) ?? spokenOf(history);
  return concern && !concern.faint ? adviceOn(concern, locales).text : undefined;
}

/** How urgently a danger is answered: not at all, by a line below the answer, by a paragraph above it, or first. */
export type GuardLevel = 0 | 1 | 2 | 3;

/** How urgently a first message is answered. */
export function guardLevel(message: string, catalogue: Catalogue): GuardLevel {
  const guard = guardFor({ message, history: [] }, catalogue, []);
  if (!guard) return 0;
  if (guard.isBelow) return 1;
  return guard.isSure ? 3 : 2;
}

function guardFor(
  { message, history }: Pick<Question, 'message' | 'history'>,
  catalogue: Catalogue,
  locales: readonly string[],
): Guard | undefined {
  const concern = readConcern(message);
  if (concern?.kind === 'panic' && isNervous(message)) return undefined;
  if (concern && isOfManner(concern, message)) return LINE_BELOW;
  const before = spokenOf(history);
  const asked = before && askedOn(message);
  // A question that goes on names the danger again, or sounds like one; what is surely said is answered as new.
  // In the middle of an ordinary talk a short remark that is faintly like a danger is one of the talk's.
  if (concern && !before && history.length > 0 && isOfTheTalk(message)) {
    if (concern.faint) return undefined;
    if (!concern.sure && !isGrave(message) && !concernByRules(message)) return LINE_BELOW;
  }
  const isNew = concern?.sure || !before || (concern && !asked);
  if (concern && isNew) {
    if (isAboutChildren(concern, message))
      return {
        text: withNumbers(CHILDREN_FIRST, concern, locales),
        isSure: true,
        answerToo: true,
        help: false,
      };
    const isOfWork =
      !concern.sure && !before && (isOrdinary(message, catalogue, concern) || isTalkOfWork(message, concern));
    if (concern.faint) return isOfWork ? undefined : LINE_BELOW;
    if (isOfWork && !concernByRules(message)) return LINE_BELOW;
    const { text, answerToo } = adviceOn(concern, locales);
    return { text, isSure: concern.sure, answerToo, help: concern.sure && !answerToo };
  }
  if (!before) return undefined;
  const { answerToo } = adviceOn(before, []);
  const isOfDanger = asked && OF_DANGER_ALONE.has(asked) && !(asked === 'wait' && before.faint);
  if (!before.sure && !isOfDanger) return asked && LINE_BELOW;
  if (asked)
    return { text: withNumbers(followUpText(before, asked), before, locales), answerToo, help: !answerToo };
  // What is answered as a question of work is not brought up again, nor anything when the visitor turns away from it.
  if (answerToo || TURNS_AWAY.test(message)) return undefined;
  return { text: withNumbers(REMINDERS[ownOr(before)], before, locales), answerToo: true, help: false };
}

/** How sure it has to be what a message tells of in which a danger is more than faintly heard, and one that has hardly a word of work. */
const [HEARD, CLEAR] = [0.5, 0.6];
/** How sure it has to be what a message tells of, where that may be of danger. */
const BEYOND_DOUBT = 0.93;

/** Whether a message tells of a situation in which nobody is in danger. */
function isOrdinary(message: string, { situations }: Catalogue, { kind, faint }: Concern): boolean {
  const { candidates, confidence, language } = situations.match(message);
  const [first] = candidates;
  // How sure it is was fitted to English; in other languages a few words decide.
  const least = workWordsIn(message) > 1 ? (faint ? LIKELY : HEARD) : CLEAR;
  if (!first || confidence < (language ? SURE : least)) return false;
  const { slug, theme } = first.situation;
  // A situation that may be of danger is an ordinary one where it is surely meant, nothing more than faintly like danger, and tells of no body, fear or farewell.
  if (NEAR_DANGER.has(slug)) return faint === true && confidence >= BEYOND_DOUBT && !isGrave(message);
  // What is surely about an illness is about no threat.
  return theme !== 'life-and-health' || (kind === 'threat' && confidence >= BEYOND_DOUBT);
}

/** That somebody was put down in a meeting is a matter of manner first, unless more is told, or it is the visitor. */
function isOfManner({ kind, who }: Concern, message: string): boolean {
  return (
    kind === 'abuse-at-work' &&
    who === 'other' &&
    IN_A_MEETING.test(message) &&
    !MORE_THAN_MANNER.test(message)
  );
}

const IN_A_MEETING = /\b(?:meeting|review|call|presentation|standup|stand-up|workshop|feedback)\b/i;
const MORE_THAN_MANNER =
  /\b(?:touch\w*|grop\w*|grab\w*|hit|hits|threat\w*|harass\w*|assault\w*|sexual\w*|racis\w*|slurs?|bull(?:y|ied|ying|ies)|mobb\w*|abus\w*|every (?:day|week)|daily|constantly|for (?:weeks|months|years)|afraid|scared|cr(?:y|ies|ied|ying)|me)\b/i;

/** A heart that races before a speech is nerves, unless the body does more. */
function isNervous(message: string): boolean {
  return BEFORE_A_SPEECH.test(message) && !MORE_THAN_NERVES.test(message);
}

const BEFORE_A_SPEECH =
  /\b(?:(?:on|go on|on the) stage|speech|presentation|present(?:ing)? (?:to|in|at|my)|audience|keynote|town hall|(?:speak|talk|speaking|talking) (?:in front of|to \d+))\b/i;
const MORE_THAN_NERVES =
  /\b(?:panic attack|chest|faint\w*|pass(?:ed|ing)? out|collaps\w*|breath\w*|die|dying|heart attack|stroke|cry\w*|sob\w*|seizure|unconscious|voices)\b/i;

/** A remark, or a wish for other words, a shorter answer, an agenda. */
function isOfTheTalk(message: string): boolean {
  const words = message.split(/\s+/).length;
  return words < REMARK || (words < WISH && requestIn(message, true).form !== undefined && !isGrave(message));
}

/** Words of a remark, and of a wish. */
const [REMARK, WISH] = [15, 30];

/** Nobody asks these of a question of work, or waiting would be the one mistake. */
const OF_DANGER_ALONE = new Set<FollowUp>(['who', 'gone', 'wait']);

/** Below an answer to what may be a danger, and is likelier something harmless. */
const POINTER = `*If somebody’s life or safety is at stake here, yours included, that comes first: [what to say, and who to call](${HELP_PAGE}).*`;

const LINE_BELOW: Guard = { text: POINTER, isBelow: true, answerToo: true, help: false };

const TURNS_AWAY =
  /\b(another|different|new|next|other|separate|unrelated) (matter|topic|subject|question|thing|problem|issue)\b|\b(something|anything) (else|different)\b|\b(unrelated|on another note|changing the subject)\b/i;

function ownOr({ who, kind }: Concern): keyof typeof REMINDERS {
  if (kind === 'threat') return 'safety';
  return who === 'self' ? 'own' : 'other';
}

/** What was said before is not forgotten when the talk turns to something else. */
const REMINDERS = {
  own: '*I have not forgotten what you told me about yourself. If it gets worse, don’t be alone with it.*',
  other:
    '*I have not forgotten the person you are worried about. If you haven’t talked with them and called yet, that comes first.*',
  safety: '*I have not forgotten the danger you spoke of. If it isn’t reported yet, that comes first.*',
} as const;

const BUTTONS: ChatButton[] = [
  { label: 'What do I say?', says: 'what do I say' },
  { label: 'Who do I call?', says: 'who do I call' },
  { label: 'Who must know?', says: 'shall I tell HR or anyone' },
  { label: 'They refuse', says: 'they refuse help' },
  { label: 'And tomorrow?', says: 'and tomorrow?' },
];
