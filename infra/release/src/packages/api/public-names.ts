import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageJson, published } from '../package-json.ts';
import { namesOfEntry } from './names-of-entry.ts';

/** Each name that others can use, after its entry point, and the types behind it (`~`), to how it is declared. */
export type Names = Map<string, string>;

/** @param folder of a package, compiled */
export function publicNames(folder: string): Names {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  const { exports = {}, bin = {} } = published(manifest, folder);
  const names: Names = new Map(Object.keys(bin).map((command) => [command, 'command']));
  for (const [entry, targets] of Object.entries(exports)) {
    const file = typeof targets === 'string' ? targets : (targets['types'] ?? targets['default']!);
    if (file.endsWith('.json')) continue;
    const label = entry.replace(/^\.\/?/, '');
    if (label) names.set(label, file.endsWith('.css') ? 'style sheet' : 'module');
    const found = file.endsWith('.css')
      ? customProperties(join(folder, file))
      : namesOfEntry(join(folder, file));
    for (const [key, signature] of found) names.set(`${label} ${key}`.trim(), signature);
  }
  return names;
}

/** Their values may change; a name that the styles of sections use may not go. */
function customProperties(file: string): [name: string, signature: string][] {
  const styles = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...styles.matchAll(/(?<=[;{]\s*)(--[\w-]+)\s*:/g)].map(([, name]) => [name!, 'custom property']);
}
