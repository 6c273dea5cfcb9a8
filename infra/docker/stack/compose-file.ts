import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

const ROOT = resolve(import.meta.dirname, '../../..');
const TAGS = ['!reset', '!override'].flatMap((tag) =>
  (['seq', 'map'] as const).map((collection) => ({
    tag,
    collection,
    resolve: (value: unknown) => value,
  })),
);

/** What stands in a file of Compose, by itself; !reset and !override are passed over. */
export function composeFile<Service>(file: string): { services: Record<string, Service> } {
  const text = readFileSync(resolve(ROOT, file), 'utf8');
  return parse(text, { merge: true, customTags: TAGS }) as { services: Record<string, Service> };
}
