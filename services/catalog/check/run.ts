/**
 * Holds services/catalog/content to its rules: `npm run test:content`, or `npm run test:content -- --only id,slug` while writing.
 * Lists every fault with file and field; exits with 1 when there is one.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from './load.ts';
import type { Fault } from './rule.ts';
import { RULES } from './rules/index.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, content: { type: 'string' } } });
const folder = values.content ?? join(import.meta.dirname, '../content');
const only = values.only?.split(',').map((id) => id.trim());

const { catalogue, faults, fileCount } = loadContent(folder);
const rules = only ? RULES.filter((rule) => rule.scope === 'each') : RULES;
const all = [...faults, ...rules.flatMap((rule) => rule.check(catalogue))];
const isAsked = (id: string) => only?.some((asked) => id === asked || id === `situations/${asked}`);
const shown = only ? all.filter((fault) => isAsked(fault.id)) : all;
const known = new Set([
  ...catalogue.artifacts.map(({ id }) => id),
  ...catalogue.situations.map(({ slug }) => slug),
  ...shown.map(({ id }) => id.replace(/^situations\//, '')),
]);
const absent = (only ?? [])
  .filter((id) => !known.has(id.replace(/^situations\//, '')))
  .map((id): Fault => ({ id, field: '(file)', message: 'does not exist' }));

const listed = [...shown, ...absent].sort((a, b) => a.id.localeCompare(b.id));
for (const { id, field, message } of listed) console.log(`${placeOf(id)}  ${field}: ${message}`);
const { artifacts, situations } = fileCount;
const checked = only ? `${only.length} files` : `${artifacts} artifacts and ${situations} situations`;
console.log(
  `${checked}, ${rules.length} rules and the schemas: ${listed.length} ${listed.length === 1 ? 'fault' : 'faults'}`,
);
process.exitCode = listed.length === 0 ? 0 : 1;

function placeOf(id: string): string {
  if (id === 'catalogue') return id;
  const isPath = id.includes('/') || id === 'banned-constructions';
  return isPath ? `${id}.yaml` : `artifacts/${id}.yaml`;
}
