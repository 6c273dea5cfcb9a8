import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SHARED_MODULES } from '@coachlab/remote-kit/build';

const require = createRequire(import.meta.url);

/** The installed version of every shared module. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(Object.keys(SHARED_MODULES).map((name) => [name, versionOf(name)]));
}

/** Of the package that a module belongs to: `react/jsx-runtime` is react's. */
function versionOf(module: string): string {
  const name = module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
  for (const folder of require.resolve.paths(name) ?? []) {
    const text = read(`${folder}/${name}/package.json`);
    if (text) return (JSON.parse(text) as { version: string }).version;
  }
  throw new Error(`${name} is not installed`);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
