import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import type { CertificationRow } from '../rows/certification.row.ts';
import { type CertificationFile, certificationFaults, readCertifications } from './certification-content.ts';

const IDS = [
  'coaching-foundations',
  'honest-conversations',
  'ai-assisted-coaching',
  'quiet-systems',
  'team-coaching',
  'coaching-leadership',
];

let rows: CertificationRow[];
beforeAll(async () => {
  rows = await readCertifications(fileURLToPath(new URL('../../content', import.meta.url)));
});

const questions = () =>
  rows.flatMap(({ certification, answerKeys }) =>
    certification.modules.flatMap((module) =>
      module.quizQuestions.map((question) => ({
        question,
        answer: answerKeys[module.id]?.[question.id]?.answer ?? '',
      })),
    ),
  );

describe('the certifications', () => {
  it('are six, in their order, each with the artifact of the same name', () => {
    const inOrder = rows.toSorted((a, b) => a.place - b.place);
    expect(inOrder.map(({ id }) => id)).toEqual(IDS);
    for (const { id, certification } of rows)
      expect(certification.artifactId).toBe(`knowledge-certification-${id}`);
  });

  it('have three to five modules with ten questions or more, each with one right option', () => {
    for (const { certification } of rows) {
      expect(certification.modules.length).toBeGreaterThanOrEqual(3);
      expect(certification.modules.length).toBeLessThanOrEqual(5);
      for (const { quizQuestions } of certification.modules)
        expect(quizQuestions.length).toBeGreaterThanOrEqual(10);
    }
    for (const { question, answer } of questions())
      expect(question.options.filter(({ id }) => id === answer)).toHaveLength(1);
  });

  it('name artifacts as the catalogue does', async () => {
    const folder = fileURLToPath(new URL('../../../catalog/content/artifacts', import.meta.url));
    for (const { certification } of rows)
      for (const { id, title } of certification.modules.flatMap(({ artifacts }) => artifacts)) {
        const file = await readFile(join(folder, `${id}.yaml`), 'utf8');
        expect(parse(file)).toMatchObject({ id, title });
      }
  });

  it('keep their keys apart from what is shown', () => {
    for (const { certification } of rows)
      expect(JSON.stringify(certification)).not.toMatch(/"(answer|from)"/);
  });
});

describe('a certification file', () => {
  const file = (change: (module: CertificationFile['modules'][number]) => void): CertificationFile => {
    const module: CertificationFile['modules'][number] = {
      id: 'grow',
      title: 'GROW',
      description: 'Four letters.',
      artifacts: [{ id: 'framework-grow', title: 'GROW' }],
      requiredScore: 80,
      quiz: [
        { id: 'q1', text: 'Which?', options: { a: 'This', b: 'That' }, answer: 'a', from: 'framework-grow' },
      ],
    };
    change(module);
    const { artifactId, title, description, purpose } = rows[0]!.certification;
    return {
      order: 1,
      artifactId,
      title,
      description,
      purpose,
      duration: '',
      outcomes: [],
      modules: [module],
    };
  };

  it.each([
    ['an answer that is no option', 'grow.q1: the answer is no option', (m) => (m.quiz[0]!.answer = 'c')],
    [
      'an artifact of another module',
      'grow.q1: framework-clear is no artifact of the module',
      (m) => (m.quiz[0]!.from = 'framework-clear'),
    ],
    ['a question twice', 'grow: two questions have the same id', (m) => m.quiz.push(m.quiz[0]!)],
  ] satisfies [string, string, Parameters<typeof file>[0]][])('with %s is refused', (_, fault, change) => {
    expect(certificationFaults(file(change))).toContain(fault);
  });
});
