import { CONFIG } from '@coachlab/service-common';
import { Module } from '@nestjs/common';
import { CatalogueSource } from './catalogue/catalogue-source.ts';
import { ANSWERER, type Answerer } from './chat/answerer.ts';
import { ChatController } from './chat/chat.controller.ts';
import { ChatService } from './chat/chat.service.ts';
import { readCoachContent } from './coach/coach-content.ts';
import { Coach } from './coach/coach.ts';
import { ModelAnswerer } from './model/model-answerer.ts';
import { SiteSource } from './site/site-source.ts';
import { RECOGNITION, readRecognition } from './situations/recognition-content.ts';
import { type AssistantConfig, modelSettings } from './settings.ts';

@Module({
  controllers: [ChatController],
  providers: [
    ChatService,
    CatalogueSource,
    SiteSource,
    { provide: RECOGNITION, useFactory: readRecognition },
    { provide: ANSWERER, inject: [CONFIG], useFactory: answererFor },
  ],
})
export class AssistantModule {}

async function answererFor(config: AssistantConfig): Promise<Answerer> {
  const model = modelSettings(config);
  return model ? new ModelAnswerer(model) : new Coach(await readCoachContent());
}
