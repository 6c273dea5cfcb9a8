/**
 * Asks a running site the labelled questions and prints how often a right artifact was among the first three citations:
 * `node services/assistant/evaluation/report.ts http://localhost:4000`. Works for the coach and for a model alike.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Evaluation {
  tuning: { ask: string; right: string[] }[];
  untouched: { ask: string; right: string[] }[];
  unclear: { ask: string }[];
}

const FIRST = 3;
const site = process.argv[2] ?? 'http://localhost:4000';
const questions = parse(readFileSync(new URL('./questions.yaml', import.meta.url), 'utf8')) as Evaluation;

for (const half of ['tuning', 'untouched'] as const) {
  const wrong: string[] = [];
  for (const { ask, right } of questions[half]) {
    const cited = await citationsFor(ask);
    if (!cited.slice(0, FIRST).some((id) => right.includes(id))) wrong.push(`${ask} (${cited.join(', ')})`);
  }
  const hits = questions[half].length - wrong.length;
  const share = Math.round((hits / questions[half].length) * 1_000) / 10;
  console.log(`${half}: ${hits} of ${questions[half].length} (${share} %)`);
  // The untouched half stays untouched: its misses are counted, not shown.
  if (half === 'tuning') for (const line of wrong) console.log(`  missed: ${line}`);
}

let calm = 0;
for (const { ask } of questions.unclear) calm += (await citationsFor(ask)).length === 0 ? 1 : 0;
console.log(`unclear: ${calm} of ${questions.unclear.length} without citations`);

async function citationsFor(message: string): Promise<string[]> {
  const response = await fetch(new URL('/api/chat', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  if (!response.ok) throw new Error(`${response.status} for “${message}”`);
  const { citations } = (await response.json()) as { citations: { id: string }[] };
  return citations.map(({ id }) => id);
}
