import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { UnavailableError } from '@coachlab/service-common';
import { Logger } from '@nestjs/common';
import { extractReasoningMiddleware, type LanguageModel, streamText, wrapLanguageModel } from 'ai';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Answerer, Piece } from '../chat/answerer.ts';
import type { Question } from '../chat/question.ts';
import { buttonsFor } from '../coach/moves/situation.ts';
import { ANSWERED } from '../coach/subject.ts';
import type { ModelSettings } from '../settings.ts';
import { groundingFor, situationOf } from './grounding.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { LinkGuard } from './link-guard.ts';
import { modelFailure } from './model-failure.ts';

const MOST_TOKENS = 900;
/** A model that does not stop is stopped. */
const MOST_CHARACTERS = 8_000;
const TEMPERATURE = 0.3;

/** Answers by a model at any OpenAI-compatible address, held to the catalogue by code. */
export class ModelAnswerer implements Answerer {
  readonly kind = 'model';
  readonly #logger = new Logger(ModelAnswerer.name);
  readonly #model: LanguageModel;
  readonly #limit: number;

  constructor({ url, name, key, limit }: ModelSettings) {
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: url.href.replace(/\/$/, ''),
      ...(key ? { apiKey: key } : {}),
    });
    this.#model = wrapLanguageModel({
      model: provider(name),
      // Some models think aloud first; that is not the answer.
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    });
    this.#limit = limit;
  }

  async *answer(question: Question, catalogue: Catalogue, signal: AbortSignal): AsyncIterable<Piece> {
    // Before the clock starts: the first question also makes the index of situations.
    const grounding = groundingFor(question, catalogue);
    const about = situationOf(question, catalogue);
    const overdue = AbortSignal.timeout(this.#limit);
    const ended = new AbortController();
    const guard = new LinkGuard(catalogue);
    let length = 0;
    try {
      const parts = this.#ask(question, grounding, AbortSignal.any([signal, overdue, ended.signal]));
      for await (const text of parts) {
        const checked = guard.push(text);
        length += text.length;
        if (checked) yield { text: checked };
        if (length > MOST_CHARACTERS) break;
      }
      const rest = guard.end();
      if (rest) yield { text: rest };
      if (length === 0) throw new Error('The model said nothing');
      if (about) yield { text: catalogue.addresses.outward(`\n\n${ANSWERED}(situation:${about.slug})`) };
      yield { cites: guard.cited };
      if (about) yield { buttons: buttonsFor(about) };
    } catch (error) {
      if (signal.aborted) return;
      const failure = modelFailure(error, overdue.aborted);
      this.#logger.warn(`${failure.code}: ${reasonOf(failure.cause)}`);
      throw failure;
    } finally {
      // Whoever stops reading, for whatever reason, stops the model too.
      ended.abort();
    }
  }

  async *#ask(question: Question, grounding: string, signal: AbortSignal): AsyncIterable<string> {
    const { history, message } = question;
    const { stream } = streamText({
      model: this.#model,
      instructions: INSTRUCTIONS,
      messages: [...history, { role: 'user', content: `DATA\n${grounding}\n\nQUESTION\n${message}` }],
      maxOutputTokens: MOST_TOKENS,
      temperature: TEMPERATURE,
      // Whether to try again is the visitor's choice.
      maxRetries: 0,
      abortSignal: signal,
      // It arrives as a part of the stream.
      onError: () => {},
    });
    for await (const part of stream) {
      if (part.type === 'text-delta') yield part.text;
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw signal.reason ?? new UnavailableError('model_stopped');
    }
  }
}

/** Without what the visitor wrote: an API's error may repeat the request. */
function reasonOf(cause: unknown): string {
  return cause instanceof Error ? `${cause.name} ${cause.message.slice(0, 200)}` : 'no reason given';
}
