/**
 * Holds services/catalog/content to its rules: `npm run test:content`, or `npm run test:content -- --only id,id` while writing.
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
const shown = only ? all.filter((fault) => only.includes(fault.id)) : all;
const absent = (only ?? [])
  .filter(
    (id) =>
      !catalogue.artifacts.some((artifact) => artifact.id === id) && !shown.some((fault) => fault.id === id),
  )
  .map((id): Fault => ({ id, field: '(file)', message: 'does not exist' }));

const listed = [...shown, ...absent].sort((a, b) => a.id.localeCompare(b.id));
for (const { id, field, message } of listed) {
  console.log(`${id === 'catalogue' ? 'catalogue' : `artifacts/${id}.yaml`}  ${field}: ${message}`);
}
const checked = only ? `${only.length} of ${fileCount} artifacts` : `${fileCount} artifacts`;
console.log(
  `${checked}, ${rules.length} rules and the schema: ${listed.length} ${listed.length === 1 ? 'fault' : 'faults'}`,
);
process.exitCode = listed.length === 0 ? 0 : 1;
