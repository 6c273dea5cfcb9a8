import type { ChatButton } from '@coachlab/contracts';
import { adviceOn, type Concern, concernIn, HELP_PAGE, NEAR_DANGER, withNumbers } from '@coachlab/safety';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Answerer, Piece } from '../chat/answerer.ts';
import type { Question } from '../chat/question.ts';
import { SURE } from '../situations/confidence.ts';
import { askedOn } from './asked-on.ts';
import { type FollowUp, followUpText } from './follow-up-texts.ts';
import { spokenOf } from './spoken-of.ts';

interface Guard {
  text: string;
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
  if (guard) yield { text: guard.text };
  if (guard?.help) yield { buttons: BUTTONS };
  if (guard && !guard.answerToo) return;
  if (guard) yield { text: '\n\n---\n\n' };
  let said = '';
  for await (const piece of answerer.answer(question, catalogue, signal)) {
    if ('text' in piece) said += piece.text;
    yield piece;
  }
  if (answerer.kind !== 'model' || guard) return;
  const named = concernIn(said);
  if (named?.sure) yield { text: `\n\n${adviceOn({ ...named, sure: false }, locales).text}` };
}

function guardFor(
  { message, history }: Question,
  catalogue: Catalogue,
  locales: readonly string[],
): Guard | undefined {
  const concern = concernIn(message);
  const before = spokenOf(history);
  const asked = before && askedOn(message);
  // A question that goes on names the danger again, or sounds like one; what is surely said is answered as new.
  const isNew = concern?.sure || !before || (concern && !asked);
  if (concern && isNew) {
    if (concern.faint && !before && isOrdinary(message, catalogue)) return undefined;
    if (concern.faint) return { text: POINTER, answerToo: true, help: false };
    const { text, answerToo } = adviceOn(concern, locales);
    return { text, answerToo, help: concern.sure && !answerToo };
  }
  if (!before) return undefined;
  const { answerToo } = adviceOn(before, []);
  if (!before.sure && !(asked && OF_DANGER_ALONE.has(asked)))
    return asked && { text: POINTER, answerToo: true, help: false };
  if (asked)
    return { text: withNumbers(followUpText(before, asked), before, locales), answerToo, help: !answerToo };
  // What is answered as a question of work is not brought up again, nor anything when the visitor turns away from it.
  if (answerToo || TURNS_AWAY.test(message)) return undefined;
  return { text: withNumbers(REMINDERS[ownOr(before)], before, locales), answerToo: true, help: false };
}

/** Whether a message surely tells of a situation in which nobody is in danger. */
function isOrdinary(message: string, { situations }: Catalogue): boolean {
  const { candidates, confidence } = situations.match(message);
  const [first] = candidates;
  if (!first || confidence < SURE) return false;
  const { slug, theme } = first.situation;
  return theme !== 'life-and-health' && !NEAR_DANGER.has(slug);
}

/** Nobody asks these of a question of work. */
const OF_DANGER_ALONE = new Set<FollowUp>(['who', 'gone']);

/** Above an answer to what may be a danger, and is likelier something harmless. */
const POINTER = `*If somebody’s life or safety is at stake here, yours included, that comes first: [what to say, and who to call](${HELP_PAGE}).*`;

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
