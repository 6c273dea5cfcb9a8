// npm run test:folders: no two folders import each other, but for those listed here until they are mended.
import { fileURLToPath } from 'node:url';
import { faultsOf, folderPairs } from './folder-pairs.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const LISTED = ['services/assistant/src/chat + services/assistant/src/safety'];

const faults = faultsOf(folderPairs(ROOT), LISTED);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
