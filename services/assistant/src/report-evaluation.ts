/**
 * Asks a running site the labelled questions and prints how often a right artifact was among the first three citations:
 * `node services/assistant/dist/report-evaluation.js http://localhost:4000`. Works for the coach and for a model alike.
 */
import type { ChatAnswer } from '@coachlab/contracts';
import { missed, readEvaluation } from './testing/evaluation.ts';

const site = process.argv[2] ?? 'http://localhost:4000';
const questions = await readEvaluation();

for (const half of ['tuning', 'untouched'] as const) {
  const wrong = await missed(questions[half], answer);
  const hits = questions[half].length - wrong.length;
  const share = Math.round((hits / questions[half].length) * 1_000) / 10;
  console.log(`${half}: ${hits} of ${questions[half].length} (${share} %)`);
  // The untouched half stays untouched: its misses are counted, not shown.
  if (half === 'tuning') for (const ask of wrong) console.log(`  missed: ${ask}`);
}

const answers = await Promise.all(questions.unclear.map(({ ask }) => answer(ask)));
const calm = answers.filter(({ citations }) => citations.length === 0).length;
console.log(`unclear: ${calm} of ${answers.length} without citations`);

async function answer(message: string): Promise<ChatAnswer> {
  const response = await fetch(new URL('/api/chat', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  if (!response.ok) throw new Error(`${response.status} for “${message}”`);
  return (await response.json()) as ChatAnswer;
}
