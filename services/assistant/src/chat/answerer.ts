import type { ChatButton } from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Question } from './question.ts';

export const ANSWERER = Symbol('assistant:answerer');

/** Some more text, the ids of what the text rests on, or what may be said next. */
export type Piece = { text: string } | { cites: string[] } | { buttons: ChatButton[] };

/** The one interface behind which the embedded coach and a model stand. */
export interface Answerer {
  readonly kind: 'coach' | 'model';
  /**
   * Pieces of an answer as they come. Stops soon after `signal` aborts.
   * @throws UnavailableError when no answer can be had
   */
  answer(question: Question, catalogue: Catalogue, signal: AbortSignal): AsyncIterable<Piece>;
}
