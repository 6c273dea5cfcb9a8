import type { ChatAbout, ChatAnswer, ChatButton, ChatRequest, ChatStreamEvent } from '@coachlab/contracts';
import { CONFIG } from '@coachlab/service-common';
import { Inject, Injectable } from '@nestjs/common';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { CatalogueSource } from '../catalogue/catalogue-source.ts';
import { type AssistantConfig, modelSettings } from '../settings.ts';
import { guardAlone, guarded } from '../safety/guarded.ts';
import { ANSWERER, type Answerer } from './answerer.ts';
import { questionFrom } from './question-from.ts';

@Injectable()
export class ChatService {
  constructor(
    private readonly catalogues: CatalogueSource,
    @Inject(ANSWERER) private readonly answerer: Answerer,
    @Inject(CONFIG) private readonly config: AssistantConfig,
  ) {}

  /** An answer as it comes, in front of it what a danger calls for. `locales`: the visitor's language tags, best first. Citations are held to the catalogue here, whoever made them. @throws UnavailableError */
  async *events(
    request: ChatRequest,
    signal: AbortSignal,
    locales: readonly string[] = [],
  ): AsyncGenerator<ChatStreamEvent> {
    const question = questionFrom(request);
    let catalogue: Catalogue;
    try {
      catalogue = await this.catalogues.current();
    } catch (error) {
      // Who is in danger is helped, whatever else is away.
      const text = guardAlone(question, locales);
      if (text === undefined) throw error;
      yield { type: 'delta', text };
      yield { type: 'citations', citations: [] };
      yield { type: 'done' };
      return;
    }
    const cited: string[] = [];
    const buttons: ChatButton[] = [];
    for await (const piece of guarded(this.answerer, question, catalogue, locales, signal)) {
      if ('text' in piece) yield { type: 'delta', text: piece.text };
      else if ('cites' in piece) cited.push(...piece.cites);
      else buttons.push(...piece.buttons);
    }
    yield { type: 'citations', citations: catalogue.citations(cited) };
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
      else if (event.type === 'citations') answer.citations = event.citations;
      else if (event.type === 'buttons') answer.buttons = event.buttons;
    }
    return { ...answer, response: answer.response.trim() };
  }

  about(): ChatAbout {
    const model = modelSettings(this.config);
    return { answeredBy: this.answerer.kind, model: model && { name: model.name, host: model.url.host } };
  }
}
