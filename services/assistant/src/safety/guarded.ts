import type { ChatButton } from '@coachlab/contracts';
import { adviceOn, type Concern, concernIn, localesThere, withNumbers } from '@coachlab/safety';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Answerer, Piece } from '../chat/answerer.ts';
import type { Question } from '../chat/question.ts';
import { LIKELY } from '../situations/confidence.ts';
import { answeredAs, heardIn } from './answered-as.ts';
import { askedOn } from './asked-on.ts';
import { isOldSuicide } from './bereavement.ts';
import { CHILDREN_FIRST, isAboutChildren } from './children-first.ts';
import { type FollowUp, followUpText } from './follow-up-texts.ts';
import { laterOnSigns } from './later-on-signs.ts';
import { isEnglishAfter, oldGriefIn, pointerFor, reminderOf } from './lines-beside.ts';
import { readConcern } from './read-concern.ts';
import { spokenOf } from './spoken-of.ts';
import { withoutDanger } from './without-danger.ts';

interface Guard {
  text: string;
  /** Likelier harmless: it stands below the answer. */
  isBelow?: boolean;
  /** What is said above the answer to what stands below it. */
  lead?: string;
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
 * @param visitorLocales the visitor's language tags, best first; a place that was named comes before them
 */
export async function* guarded(
  answerer: Answerer,
  question: Question,
  catalogue: Catalogue,
  visitorLocales: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const locales = localesThere(saidBy(question), visitorLocales);
  const guard = guardFor(question, catalogue, locales);
  if (guard && !guard.isBelow) yield { text: guard.text };
  if (guard?.lead) yield { text: `${guard.lead}\n\n` };
  if (guard?.help) yield { buttons: BUTTONS };
  if (guard && !guard.answerToo) return;
  const handedOn = withoutDanger(question, catalogue);
  if (!handedOn) return;
  if (guard && !guard.isBelow) yield { text: '\n\n---\n\n' };
  let said = '';
  for await (const piece of answerer.answer(handedOn, catalogue, signal)) {
    if ('text' in piece) said += piece.text;
    yield piece;
  }
  if (guard?.isBelow) yield { text: `\n\n${guard.lead ? '---\n\n' : ''}${guard.text}` };
  if (answerer.kind !== 'model' || guard) return;
  const named = concernIn(said);
  if (named?.sure) yield { text: `\n\n${adviceOn({ ...named, sure: false }, locales).text}` };
}

/** What a danger calls for while nothing of the catalogue is at hand; undefined where none is spoken of. */
export function guardAlone(question: Question, visitorLocales: readonly string[]): string | undefined {
  const { message, history } = question;
  const locales = localesThere(saidBy(question), visitorLocales);
  const concern = readConcern(message) ?? spokenOf(history, (said) => readConcern(said));
  return concern && !concern.faint ? adviceOn(concern, locales).text : undefined;
}

/** What the visitor has said, the latest first. */
function saidBy({ message, history }: Question): string[] {
  const before = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  return [message, ...before.toReversed()];
}

/** How urgently a danger is answered: not at all, by a line below the answer, by a paragraph above it, or first. */
export type GuardLevel = 0 | 1 | 2 | 3;

/** How urgently a first message is answered. */
export function guardLevel(message: string, catalogue: Catalogue): GuardLevel {
  const guard = guardFor({ message, history: [] }, catalogue, []);
  if (!guard) return 0;
  if (guard.isBelow && !guard.lead) return 1;
  return guard.isSure ? 3 : 2;
}

function guardFor(
  { message, history }: Pick<Question, 'message' | 'history'>,
  catalogue: Catalogue,
  locales: readonly string[],
): Guard | undefined {
  const before = spokenOf(history, (said, earlier, isFirst) => heardIn(said, earlier, isFirst, catalogue));
  const asked = before && askedOn(message);
  const concern = answeredAs(message, before, history.length === 0, catalogue);
  if (concern?.faint) return lineBelow(message);
  if (concern) return guardOn(concern, message, catalogue, locales);
  return before && laterGuard(before, asked, message, locales);
}

function guardOn(concern: Concern, message: string, catalogue: Catalogue, locales: readonly string[]): Guard {
  if (isAboutChildren(concern, message))
    return {
      text: withNumbers(CHILDREN_FIRST, concern, locales),
      isSure: true,
      answerToo: true,
      help: false,
    };
  if (isOldSuicide(concern, message)) return { text: oldGriefIn(concern), answerToo: true, help: false };
  const { text, answerToo } = adviceOn(concern, locales);
  // Of three such guesses two are wrong: a line above leads to what stands below the answer.
  if (concern.unclear)
    return { text, isBelow: true, lead: pointerFor(message), isSure: false, answerToo: true, help: false };
  const alone = concern.sure && !answerToo;
  // Below signs of a farewell stands no guess at what else it may be about.
  if (concern.signs && !alone && !isRecognised(message, catalogue))
    return { text, isSure: concern.sure, answerToo: false, help: isEnglishAfter(concern) };
  return { text, isSure: concern.sure, answerToo, help: alone && isEnglishAfter(concern) };
}

/** What a danger that was spoken of before calls for now. */
function laterGuard(
  before: Concern,
  asked: FollowUp | undefined,
  message: string,
  locales: readonly string[],
): Guard | undefined {
  if (before.signs && !before.sure) {
    const text = laterOnSigns(before, asked, message, locales);
    return text === undefined ? undefined : { text, answerToo: false, help: false };
  }
  const { answerToo } = adviceOn(before, []);
  const isOfDanger = asked && OF_DANGER_ALONE.has(asked) && !(asked === 'wait' && before.faint);
  if (!before.sure && !isOfDanger) return asked && asked !== 'shorter' ? lineBelow(message) : undefined;
  if (asked)
    return {
      text: withNumbers(followUpText(before, asked), before, locales),
      answerToo,
      help: !answerToo && isEnglishAfter(before),
    };
  // What is answered as a question of work is not brought up again, nor anything when the visitor turns away from it.
  if (answerToo || TURNS_AWAY.test(message)) return undefined;
  return { text: withNumbers(reminderOf(before), before, locales), answerToo: true, help: false };
}

function isRecognised(message: string, { situations }: Catalogue): boolean {
  return situations.match(message).familiarity >= LIKELY;
}

/** Nobody asks these of a question of work, or waiting would be the one mistake. */
const OF_DANGER_ALONE = new Set<FollowUp>(['who', 'gone', 'wait']);

function lineBelow(message: string): Guard {
  return { text: pointerFor(message), isBelow: true, answerToo: true, help: false };
}

const TURNS_AWAY =
  /\b(another|different|new|next|other|separate|unrelated) (matter|topic|subject|question|thing|problem|issue)\b|\b(something|anything) (else|different)\b|\b(unrelated|on another note|changing the subject)\b/i;

const BUTTONS: ChatButton[] = [
  { label: 'What do I say?', says: 'what do I say' },
  { label: 'Who do I call?', says: 'who do I call' },
  { label: 'Who must know?', says: 'shall I tell HR or anyone' },
  { label: 'They refuse', says: 'they refuse help' },
  { label: 'And tomorrow?', says: 'and tomorrow?' },
];
