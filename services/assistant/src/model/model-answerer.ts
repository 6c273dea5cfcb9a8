import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { UnavailableError } from '@coachlab/service-common';
import { Logger } from '@nestjs/common';
import { extractReasoningMiddleware, type LanguageModel, streamText, wrapLanguageModel } from 'ai';
import { partsOf } from '../answer/parts.ts';
import type { Answerer, Piece } from '../chat/answerer.ts';
import type { Question } from '../chat/question.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { ModelSettings } from '../settings.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { LinkGuard } from './link-guard.ts';
import { dataFor } from './passages.ts';

const MOST_TOKENS = 900;
/** A model that does not stop is stopped. */
const MOST_CHARACTERS = 8_000;
const TEMPERATURE = 0.3;

/** Answers by a model at any OpenAI-compatible address, held to the catalogue by code. */
export class ModelAnswerer implements Answerer {
  readonly #logger = new Logger(ModelAnswerer.name);
  readonly #model: LanguageModel;
  readonly #limit: number;

  readonly #embedded: Answerer;

  /** @param embedded what answers where the model does not */
  constructor({ url, name, key, limit }: ModelSettings, embedded: Answerer) {
    this.#embedded = embedded;
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

  /** What was pressed is data, and answered from the catalogue. A model that fails leaves the same answer, and a line that says so. */
  async *answer(question: Question, knowledge: Knowledge, signal: AbortSignal): AsyncGenerator<Piece> {
    if (question.act) return yield* this.#embedded.answer(question, knowledge, signal);
    const data = dataFor(question, knowledge);
    const overdue = AbortSignal.timeout(this.#limit);
    const ended = new AbortController();
    const guard = new LinkGuard(knowledge);
    let length = 0;
    try {
      for await (const text of this.#ask(question, data, AbortSignal.any([signal, overdue, ended.signal]))) {
        const checked = guard.push(text);
        length += text.length;
        if (checked) yield { text: checked, byModel: true };
        if (length > MOST_CHARACTERS) break;
      }
      const rest = guard.end();
      if (rest) yield { text: rest, byModel: true };
      if (length === 0) throw new Error('The model said nothing');
    } catch (error) {
      if (signal.aborted) return;
      const reason = overdue.aborted ? 'it took too long' : reasonOf(error);
      this.#logger.warn(`The model gave no whole answer: ${reason}`);
      yield { text: `${length > 0 ? '\n\n' : ''}${FALLBACK}\n\n` };
      yield* this.#embedded.answer(question, knowledge, signal);
      return;
    } finally {
      // Whoever stops reading, for whatever reason, stops the model too.
      ended.abort();
    }
    const { certainty, hits } = knowledge.find(question.message);
    const [first] = hits;
    yield { cites: guard.cited };
    if (certainty === 'sure' && first?.kind === 'situation') yield { buttons: partsOf(first.situation) };
  }

  async *#ask(question: Question, data: string, signal: AbortSignal): AsyncIterable<string> {
    const { history, message } = question;
    const { stream } = streamText({
      model: this.#model,
      instructions: INSTRUCTIONS,
      messages: [...history, { role: 'user', content: `DATA\n${data}\n\nQUESTION\n${message}` }],
      maxOutputTokens: MOST_TOKENS,
      temperature: TEMPERATURE,
      // The catalogue answers instead.
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

const FALLBACK = '*The language model did not answer; this is what stands in the catalogue.*';

/** Without what the visitor wrote: an API's error may repeat the request. */
function reasonOf(cause: unknown): string {
  return cause instanceof Error ? `${cause.name} ${cause.message.slice(0, 200)}` : 'no reason given';
}
