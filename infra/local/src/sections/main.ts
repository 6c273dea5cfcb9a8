// npm run test:sections: no room names another team's section, its addresses or its API, but for what exceptions.ts gives a reason for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICES } from '../start/topology.ts';
import { COMPOSED, EXCEPTIONS } from './exceptions.ts';
import { faultsOf } from './faults.ts';
import { foreignNames } from './foreign-names.ts';
import { readSections } from './read-sections.ts';
import { sourceFiles } from './source-files.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const sections = await readSections(ROOT, SERVICES);
const found = sourceFiles(ROOT).flatMap((file) =>
  foreignNames(file, readFileSync(join(ROOT, file), 'utf8'), sections),
);
const faults = faultsOf(found, COMPOSED, EXCEPTIONS);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
