import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSituationQuestions } from './situation-questions.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coachlab-questions-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('reads the questions of every file of situations, and no other', async () => {
  await writeFile(
    join(folder, 'situations-a.yaml'),
    '- question: He is late\n  expect: [feedback-lateness]\n',
  );
  await writeFile(join(folder, 'questions.yaml'), 'tuning: []\n');
  expect([...(await readSituationQuestions(folder))]).toEqual([
    ['situations-a.yaml', [{ question: 'He is late', expect: ['feedback-lateness'] }]],
  ]);
});

it('names the file in which something is missing', async () => {
  await writeFile(join(folder, 'situations-b.yaml'), '- question: He is late\n');
  await expect(readSituationQuestions(folder)).rejects.toThrow(/situations-b\.yaml: .*expect/);
});
