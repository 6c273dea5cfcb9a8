import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LAB = 'src/pages/lab.tsx';
const HOUSE = fileURLToPath(new URL('../../mfe-catalog/', import.meta.url));

/** Gives the Lab of this copy of the catalogue another heading, so that a release shows that it is another one. */
export function renameLab(folder: string, words: string): void {
  const text = readFileSync(join(HOUSE, LAB), 'utf8');
  if (!text.includes('The Lab')) throw new Error(`${LAB} does not say "The Lab" any more.`);
  writeFileSync(join(folder, LAB), text.replaceAll('The Lab', words));
}
