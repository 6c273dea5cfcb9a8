import { Logger } from '@nestjs/common';
import type { Persona, PersonaKey } from '@coachlab/contracts';
import { changed, type ContentRevision, seedRows } from '@coachlab/service-common';
import { ChallengeRow } from '../content/challenge.row.ts';
import { DOCUMENT_ID, DocumentRow } from '../content/document.row.ts';
import { StageRow } from '../content/stage.row.ts';
import { PersonaRow } from '../personas/persona.row.ts';
import { readJourney } from './read-journey.ts';

const logger = new Logger('Seed');

/** Makes the tables say what the content files say. Throws ContentError. */
export async function seedJourney(revision: ContentRevision, folder: string): Promise<void> {
  const { personas, content } = await readJourney(folder);
  const { version, challenges, stages, practice } = content;
  const personaRows = (Object.entries(personas) as [PersonaKey, Persona][]).map(([id, persona]) => ({
    id,
    ...persona,
  }));
  await revision.writeIfChanged(async (manager) => {
    const reports = [
      await seedRows(manager, PersonaRow, placed(personaRows), 'id'),
      await seedRows(manager, ChallengeRow, placed(challenges), 'id'),
      await seedRows(manager, StageRow, placed(stages), 'id'),
      await seedRows(manager, DocumentRow, [{ id: DOCUMENT_ID, version, practice }], 'id'),
    ];
    const isChanged = reports.some(changed);
    logger.log(
      `${personaRows.length} personas, journey version ${version}: ${isChanged ? 'changed' : 'unchanged'}`,
    );
    return isChanged;
  });
}

function placed<T extends object>(entries: T[]): (T & { place: number })[] {
  return entries.map((entry, index) => ({ ...entry, place: index + 1 }));
}
