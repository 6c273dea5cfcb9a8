import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChallengeRow } from './content/challenge.row.ts';
import { ContentController } from './content/content.controller.ts';
import { ContentService } from './content/content.service.ts';
import { DocumentRow } from './content/document.row.ts';
import { StageRow } from './content/stage.row.ts';
import { PersonaRow } from './personas/persona.row.ts';
import { PersonasController } from './personas/personas.controller.ts';
import { PersonasService } from './personas/personas.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PersonaRow, ChallengeRow, StageRow, DocumentRow])],
  controllers: [PersonasController, ContentController],
  providers: [PersonasService, ContentService],
})
export class JourneyModule {}
