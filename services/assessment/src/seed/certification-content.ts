import { join } from 'node:path';
import type { Certification, CertificationModule } from '@coachlab/contracts';
import { ContentError, readContentFolder } from '@coachlab/service-common';
import type { AnswerKey, CertificationRow } from '../rows/certification.row.ts';

interface QuestionInFile {
  id: string;
  text: string;
  options: Record<string, string>;
  /** The right option. */
  answer: string;
  /** The artifact of the module that covers it. */
  from: string;
}

interface ModuleInFile extends Omit<CertificationModule, 'artifactIds' | 'quizQuestions'> {
  quiz: QuestionInFile[];
}

export interface CertificationFile extends Omit<Certification, 'id' | 'modules'> {
  order: number;
  modules: ModuleInFile[];
}

/** Reads content/certifications; the keys go their own way from here on. Throws ContentError. */
export async function readCertifications(folder: string): Promise<CertificationRow[]> {
  const files = await readContentFolder<CertificationFile>(
    join(folder, 'certifications'),
    join(folder, 'certifications.schema.json'),
  );
  return files.map(({ name, path, value }) => {
    const faults = certificationFaults(value);
    if (faults.length > 0) throw new ContentError(path, faults.join('; '));
    const { order, modules, ...certification } = value;
    return {
      id: name,
      place: order,
      certification: { id: name, ...certification, modules: modules.map(publicModule) },
      answerKeys: Object.fromEntries(modules.map((module) => [module.id, keysOf(module)])),
    };
  });
}

/** What the schema cannot say. */
export function certificationFaults({ modules }: CertificationFile): string[] {
  const faults: string[] = [];
  if (new Set(modules.map(({ id }) => id)).size < modules.length) faults.push('two modules have the same id');
  for (const { id, artifacts, quiz } of modules) {
    const artifactIds = artifacts.map((artifact) => artifact.id);
    if (new Set(quiz.map((question) => question.id)).size < quiz.length)
      faults.push(`${id}: two questions have the same id`);
    for (const question of quiz) {
      const name = `${id}.${question.id}`;
      if (!Object.hasOwn(question.options, question.answer)) faults.push(`${name}: the answer is no option`);
      if (!artifactIds.includes(question.from))
        faults.push(`${name}: ${question.from} is no artifact of the module`);
    }
  }
  return faults;
}

function publicModule({ quiz, ...module }: ModuleInFile): CertificationModule {
  return {
    ...module,
    artifactIds: module.artifacts.map(({ id }) => id),
    quizQuestions: quiz.map(({ id, text, options }) => ({
      id,
      text,
      options: Object.entries(options).map(([option, words]) => ({ id: option, text: words })),
    })),
  };
}

function keysOf({ quiz }: ModuleInFile): Record<string, AnswerKey> {
  return Object.fromEntries(quiz.map(({ id, answer, from }) => [id, { answer, from }]));
}
