// npm run packages: packs what a team installs in a repository of its own.
import { resolve } from 'node:path';
import { packPackages } from './pack-packages.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const archives = packPackages(ROOT, resolve(process.argv[2] ?? `${ROOT}/.cache/packages`));
console.log(archives.join('\n'));
