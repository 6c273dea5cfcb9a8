import { type ChatMessage } from '@coachlab/contracts';
import { adviceOn, type Concern, concernIn } from '@coachlab/safety';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Answerer, Piece } from '../chat/answerer.ts';
import type { Question } from '../chat/question.ts';

/** The visitor's messages before this one in which a danger still counts. */
const STILL_COUNTS = 2;

/** A question about what was just said of a danger, and not about something else. */
const ASKS_ON =
  /^\W*(and |but |so |ok(ay)?,? |yes,? |no,? )*(what (do|should|can|shall|if|would)|how (do|should|can)|should i|can i|do i|who|where|when|is it|help|tell me|(she|he|they|it|i)\b)/i;

/**
 * Stands in front of every answerer. Danger to a person is answered here, with what to do and who to call; the answerer is
 * asked as well where the question is about work, and not at all where a life comes first. What a model writes is read, too.
 * @param locales the visitor's language tags, best first
 */
export async function* guarded(
  answerer: Answerer,
  question: Question,
  catalogue: Catalogue,
  locales: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const concern = concernIn(question.message) ?? earlierConcern(question);
  const advice = concern && adviceOn(concern, locales);
  if (advice) {
    yield { text: advice.text };
    if (!advice.answerToo) return;
    yield { text: '\n\n---\n\n' };
  }
  let said = '';
  for await (const piece of answerer.answer(question, catalogue, signal)) {
    if ('text' in piece) said += piece.text;
    yield piece;
  }
  if (answerer.kind !== 'model' || advice) return;
  const named = concernIn(said);
  if (named?.sure) yield { text: `\n\n${adviceOn({ ...named, sure: false }, locales).text}` };
}

/** A danger that was named shortly before, when this message goes on about it. */
function earlierConcern({ message, history }: Question): Concern | undefined {
  if (!ASKS_ON.test(message) || message.length > 200) return undefined;
  const said = history.filter(isVisitors).slice(-STILL_COUNTS).reverse();
  return said
    .map(({ content }) => concernIn(content))
    .find((concern) => concern?.sure && !adviceOn(concern, []).answerToo);
}

function isVisitors({ role }: ChatMessage): boolean {
  return role === 'user';
}
