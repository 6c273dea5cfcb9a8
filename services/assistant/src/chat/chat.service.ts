import type {
  ChatAbout,
  ChatAlarmEvent,
  ChatAnswer,
  ChatButton,
  ChatRequest,
  ChatStreamEvent,
} from '@coachlab/contracts';
import { CONFIG } from '@coachlab/service-common';
import { Inject, Injectable } from '@nestjs/common';
import { Retrieval } from '../answer/retrieval.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Sources } from '../knowledge/sources.ts';
import { ModelAnswerer } from '../model/model-answerer.ts';
import { gated, helpAlone } from '../safety/gate.ts';
import { type AssistantConfig, modelSettings, type ModelSettings } from '../settings.ts';
import type { Answerer } from './answerer.ts';
import { questionFrom } from './question.ts';

@Injectable()
export class ChatService {
  readonly #model: ModelSettings | null;
  readonly #answerer: Answerer;

  constructor(
    private readonly sources: Sources,
    @Inject(CONFIG) config: AssistantConfig,
  ) {
    this.#model = modelSettings(config);
    const embedded = new Retrieval();
    this.#answerer = this.#model ? new ModelAnswerer(this.#model, embedded) : embedded;
  }

  /**
   * An answer as it comes, with what a danger calls for before it. Citations are held to the catalogue here, whoever made them.
   * @param locales the visitor's language tags, best first
   * @throws UnavailableError
   */
  async *events(
    request: ChatRequest,
    signal: AbortSignal,
    locales: readonly string[] = [],
  ): AsyncGenerator<ChatStreamEvent | ChatAlarmEvent> {
    const question = questionFrom(request);
    let knowledge: Knowledge;
    try {
      knowledge = await this.sources.current();
    } catch (error) {
      // Who is in danger is helped, whatever else is away.
      const text = helpAlone(question, locales);
      if (text === undefined) throw error;
      yield { type: 'delta', text };
      yield { type: 'citations', citations: [] };
      yield { type: 'done' };
      return;
    }
    const cited: string[] = [];
    const buttons: ChatButton[] = [];
    for await (const piece of gated(this.#answerer, question, knowledge, locales, signal)) {
      if ('text' in piece) yield { type: 'delta', text: piece.text };
      else if ('alarm' in piece) yield { type: 'alarm', alarm: piece.alarm };
      else if ('cites' in piece) cited.push(...piece.cites);
      else buttons.push(...piece.buttons);
    }
    yield { type: 'citations', citations: knowledge.citations(cited) };
    if (buttons.length > 0) yield { type: 'buttons', buttons };
    yield { type: 'done' };
  }

  /** The whole answer at once. @throws UnavailableError */
  async answer(
    request: ChatRequest,
    signal: AbortSignal,
    locales: readonly string[] = [],
  ): Promise<ChatAnswer> {
    const answer: ChatAnswer = { response: '', citations: [] };
    for await (const event of this.events(request, signal, locales)) {
      if (event.type === 'delta') answer.response += event.text;
      else if (event.type === 'alarm') answer.alarm = event.alarm;
      else if (event.type === 'citations') answer.citations = event.citations;
      else if (event.type === 'buttons') answer.buttons = event.buttons;
    }
    return { ...answer, response: answer.response.trim() };
  }

  about(): ChatAbout {
    const model = this.#model && { name: this.#model.name, host: this.#model.url.host };
    return { answeredBy: model ? 'model' : 'coach', model };
  }
}
