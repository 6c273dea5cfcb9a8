import { join } from 'node:path';
import type { Archetype, Dimension } from '@coachlab/contracts';
import { ContentError, readContentFile, readContentFolder } from '@coachlab/service-common';
import type { ArchetypeRow } from '../icpi/archetype.row.ts';
import type { IcpiItemRow } from '../icpi/icpi-item.row.ts';
import { ARCHETYPE_IDS } from '../scoring/archetype.ts';
import { instrumentFaults } from './instrument-faults.ts';

export interface IcpiContent {
  items: IcpiItemRow[];
  archetypes: ArchetypeRow[];
}

interface ItemInFile {
  id: string;
  dimension: Dimension;
  text: string;
  reversed?: true;
}

/** Reads content/icpi and holds it to the instrument's rules. Throws ContentError. */
export async function readIcpi(folder: string): Promise<IcpiContent> {
  const [items, archetypes] = await Promise.all([readItems(folder), readArchetypes(folder)]);
  return { items, archetypes };
}

async function readItems(folder: string): Promise<IcpiItemRow[]> {
  const path = join(folder, 'instrument.yaml');
  const { items } = await readContentFile<{ items: ItemInFile[] }>(
    path,
    join(folder, 'instrument.schema.json'),
  );
  const rows = items.map(({ id, dimension, text, reversed = false }, index) => ({
    id,
    dimension,
    text,
    reversed,
    place: index + 1,
  }));
  const faults = instrumentFaults(rows);
  if (faults.length > 0) throw new ContentError(path, faults.join('; '));
  return rows;
}

async function readArchetypes(folder: string): Promise<ArchetypeRow[]> {
  const path = join(folder, 'archetypes');
  const files = await readContentFolder<Omit<Archetype, 'id'> & { order: number }>(
    path,
    join(folder, 'archetype.schema.json'),
  );
  const names = files.map(({ name }) => name).sort();
  if (names.join() !== [...ARCHETYPE_IDS].sort().join())
    throw new ContentError(path, `must hold exactly ${ARCHETYPE_IDS.join(', ')}`);
  return files.map(({ name, value: { order, ...archetype } }) => ({
    id: name,
    place: order,
    archetype: { id: name, ...archetype },
  }));
}
