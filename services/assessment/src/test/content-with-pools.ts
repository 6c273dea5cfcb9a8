import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import type { CertificationFile } from '../seed/certification-content.ts';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

export interface ContentFolder {
  folder: string;
  /** Gives every quiz as many questions, by repeating or leaving out some. */
  resize(size: number): Promise<void>;
  remove(): Promise<void>;
}

/** A copy of the content that a test may change. */
export async function contentWithPools(size: number): Promise<ContentFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'assessment-content-'));
  await cp(CONTENT, folder, { recursive: true });
  const resize = async (length: number) => {
    for (const name of await readdir(join(CONTENT, 'certifications'))) {
      const file = parse(await readFile(join(CONTENT, 'certifications', name), 'utf8')) as CertificationFile;
      for (const module of file.modules) module.quiz = resized(module.quiz, length);
      await writeFile(join(folder, 'certifications', name), stringify(file));
    }
  };
  await resize(size);
  return { folder, resize, remove: () => rm(folder, { recursive: true }) };
}

type Quiz = CertificationFile['modules'][number]['quiz'];

function resized(quiz: Quiz, length: number): Quiz {
  return Array.from({ length }, (_, index) => {
    const question = quiz[index % quiz.length]!;
    return index < quiz.length
      ? question
      : { ...question, id: `q${index + 1}`, text: `${index}: ${question.text}`.slice(0, 200) };
  });
}
