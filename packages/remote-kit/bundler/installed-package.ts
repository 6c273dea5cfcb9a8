import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The folder of the package that a module belongs to, as `folder` finds it; null where it is not installed. */
export function installedPackage(module: string, folder: string): string | null {
  // `react/jsx-runtime` is react's.
  const name = module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
  const places = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  return (
    places.map((place) => join(place, name)).find((place) => existsSync(join(place, 'package.json'))) ?? null
  );
}
