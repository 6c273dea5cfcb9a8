import { defineService } from '@coachlab/service-common';
import { AssessmentModule } from './assessment.module.ts';
import { ArchetypeRow } from './icpi/archetype.row.ts';
import { IcpiItemRow } from './icpi/icpi-item.row.ts';
import { IcpiResultRow } from './icpi/icpi-result.row.ts';
import { CreateIcpi1760000300000 } from './migrations/create-icpi.ts';
import { seedAssessment } from './seed/seed-assessment.ts';
import { settings } from './settings.ts';

/** The ICPI and the certifications: how a visitor finds out where they stand, and shows what they can do. */
export const assessment = defineService({
  name: 'assessment',
  port: 4103,
  apis: { icpi: '1.0.0' },
  module: AssessmentModule,
  settings,
  database: {
    entities: [IcpiItemRow, ArchetypeRow, IcpiResultRow],
    migrations: [CreateIcpi1760000300000],
    seed: ({ revision, config }) => seedAssessment(revision, config.ASSESSMENT_CONTENT),
  },
});
