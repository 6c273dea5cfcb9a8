import type { ChatAlarm, ChatButton } from '@coachlab/contracts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Question } from './question.ts';

/** Some more text, which is judged before it is shown where a model wrote it; what may be a danger, the ids of what the text rests on, or what may be pressed next. */
export type Piece =
  { text: string; byModel?: true } | { alarm: ChatAlarm } | { cites: string[] } | { buttons: ChatButton[] };

/** The one interface behind which the embedded search and a model stand. */
export interface Answerer {
  /** Pieces of an answer as they come. Stops soon after `signal` aborts. */
  answer(question: Question, knowledge: Knowledge, signal: AbortSignal): AsyncIterable<Piece>;
}
