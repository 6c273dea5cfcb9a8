import { join } from 'node:path';
import type { JourneyContent, Persona, PersonaKey } from '@coachlab/contracts';
import { ContentError, readContentFile } from '@coachlab/service-common';

export interface JourneyFiles {
  personas: Record<PersonaKey, Persona>;
  content: JourneyContent;
}

/** Reads `personas.yaml` and `journey.yaml` of a folder, each held to its schema. Throws ContentError. */
export async function readJourney(folder: string): Promise<JourneyFiles> {
  const path = join(folder, 'journey.yaml');
  const personas = await readContentFile<JourneyFiles['personas']>(
    join(folder, 'personas.yaml'),
    join(folder, 'personas.schema.json'),
  );
  const content = await readContentFile<JourneyContent>(path, join(folder, 'journey.schema.json'));
  refuseTwins(path, 'challenges', content.challenges);
  refuseTwins(path, 'stages', content.stages);
  return { personas, content };
}

function refuseTwins(path: string, field: string, entries: { id: string }[]): void {
  const seen = new Set<string>();
  for (const { id } of entries) {
    if (seen.has(id)) throw new ContentError(path, `${field} has ${id} twice`);
    seen.add(id);
  }
}
