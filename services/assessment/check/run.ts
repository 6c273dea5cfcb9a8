/**
 * Holds the quizzes in services/assessment/content to their rules, as a part of `npm run test:content`. `--content
 * folder` names another folder. Lists every fault with its file; exits with 1 when there is one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { type Module, quizFaults, repeated } from './quiz-rules.ts';

const { values } = parseArgs({ options: { content: { type: 'string' } } });
const folder = join(values.content ?? join(import.meta.dirname, '../content'), 'certifications');

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => ({
    name,
    modules: (parse(readFileSync(join(folder, name), 'utf8')) as { modules: Module[] }).modules,
  }));

const asked = files.flatMap(({ name, modules }) =>
  modules.flatMap(({ id, quiz }) =>
    quiz.map((question) => ({ at: `${name} ${id}.${question.id}`, question })),
  ),
);
const faults = [
  ...files.flatMap(({ name, modules }) => quizFaults(modules).map((fault) => `${name}  ${fault}`)),
  ...repeated(asked),
];
for (const fault of faults) console.log(`certifications/${fault}`);
console.log(
  `${asked.length} quiz questions in ${files.length} files: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
