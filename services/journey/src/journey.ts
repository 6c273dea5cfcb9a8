import { defineService } from '@coachlab/service-common';
import { ChallengeRow } from './content/challenge.row.ts';
import { DocumentRow } from './content/document.row.ts';
import { StageRow } from './content/stage.row.ts';
import { JourneyModule } from './journey.module.ts';
import { CreateJourney1760000200000 } from './migrations/create-journey.ts';
import { PersonaRow } from './personas/persona.row.ts';
import { seedJourney } from './seed/seed-journey.ts';
import { settings } from './settings.ts';

/** Who a visitor is to us, and the path: personas, challenges, stages, the daily practice. */
export const journey = defineService({
  name: 'journey',
  port: 4102,
  apis: { personas: '1.0.0', journey: '1.0.0' },
  module: JourneyModule,
  settings,
  database: {
    entities: [PersonaRow, ChallengeRow, StageRow, DocumentRow],
    migrations: [CreateJourney1760000200000],
    seed: ({ revision, config }) => seedJourney(revision, config.JOURNEY_CONTENT),
  },
});
