import { existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { copyOf } from './copy-of.ts';
import { renameLab } from './rename-lab.ts';
import type { Stack } from './stack.ts';

/** Of this run: the first reader of the configuration removes that of the run before. */
export const BUILT = fileURLToPath(new URL('../../.cache/e2e/laboratory', import.meta.url));

/**
 * Stores a catalogue whose Lab is called "The Laboratory" as a release, which is built once for all tests of a run.
 * Returns its version.
 */
export async function publishLaboratory(stack: Stack): Promise<string> {
  let said: string;
  if (existsSync(BUILT)) said = await stack.coachlab('catalog', 'publish', BUILT, '--no-build');
  else {
    const folder = copyOf('catalog');
    renameLab(folder, 'The Laboratory');
    said = await stack.coachlab('catalog', 'publish', folder);
    // Both workers may have built it.
    if (existsSync(BUILT)) rmSync(folder, { recursive: true, force: true });
    else renameSync(folder, BUILT);
  }
  return /Published catalog@(\S+)/.exec(stripVTControlCharacters(said))![1]!;
}
