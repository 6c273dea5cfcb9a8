import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Situation } from '@coachlab/contracts';
import { ContentError, readContentFile, readContentFolder } from '@coachlab/service-common';
import type { ArtifactFile } from './artifact-file.ts';

export interface CatalogContent {
  artifacts: ArtifactFile[];
  situations: Situation[];
  /** Id of an artifact that is gone to the id in its place, or null. */
  aliases: Map<string, string | null>;
}

/**
 * Reads `artifacts/*.yaml` and, if they are there, `situations/*.yaml` and `aliases.yaml` (`old-id: new-id`, or `old-id: null`). Names
 * and places are checked here; the content check holds the files to everything else. Throws ContentError.
 */
export async function readCatalog(folder: string): Promise<CatalogContent> {
  const files = await readContentFolder<ArtifactFile>(
    join(folder, 'artifacts'),
    join(folder, 'artifact.schema.json'),
  );
  const ids = new Set(files.map(({ value }) => value.id));
  const places = new Map<number, string>();
  for (const { name, path, value } of files) {
    if (value.id !== name) throw new ContentError(path, `id must be ${name}, as the file is called`);
    const other = places.get(value.order);
    if (other) throw new ContentError(path, `order ${value.order} is taken by ${other}`);
    places.set(value.order, value.id);
  }
  return {
    artifacts: files.map(({ value }) => value),
    situations: await readSituations(folder),
    aliases: await readAliases(folder, ids),
  };
}

async function readSituations(folder: string): Promise<Situation[]> {
  const own = join(folder, 'situations');
  if (!existsSync(own)) return [];
  const files = await readContentFolder<Situation>(own, join(folder, 'situation.schema.json'));
  for (const { name, path, value } of files)
    if (value.slug !== name) throw new ContentError(path, `slug must be ${name}, as the file is called`);
  return files.map(({ value }) => value);
}

async function readAliases(folder: string, ids: Set<string>): Promise<Map<string, string | null>> {
  const path = join(folder, 'aliases.yaml');
  if (!existsSync(path)) return new Map();
  const aliases = await readContentFile<Record<string, string | null>>(path, {
    type: 'object',
    additionalProperties: { type: ['string', 'null'] },
  });
  for (const [id, replacement] of Object.entries(aliases)) {
    if (ids.has(id)) throw new ContentError(path, `${id} is not gone: it has a file`);
    if (replacement !== null && !ids.has(replacement))
      throw new ContentError(path, `${id} leads to ${replacement}, which does not exist`);
  }
  return new Map(Object.entries(aliases));
}
