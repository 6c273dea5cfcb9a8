import { readFile } from 'node:fs/promises';
import type { ContentRevision } from '@coachlab/service-common';
import { ItemRow } from './item.row.ts';

const CONTENT = new URL('../../content/items.json', import.meta.url);

/** Fills an empty table. What was created since stays as it is. */
export async function seedItems(revision: ContentRevision): Promise<void> {
  const rows = JSON.parse(await readFile(CONTENT, 'utf8')) as ItemRow[];
  await revision.writeIfChanged(async (manager) => {
    if ((await manager.count(ItemRow)) > 0) return false;
    await manager.insert(ItemRow, rows);
    return true;
  });
}
