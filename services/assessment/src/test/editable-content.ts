import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import type { CertificationFile } from '../seed/certification-content.ts';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

export interface EditableContent {
  folder: string;
  /** Leaves the first `count` questions out of every quiz. */
  dropQuestions(count: number): Promise<void>;
  remove(): Promise<void>;
}

/** A copy of the content that a test may change. */
export async function editableContent(): Promise<EditableContent> {
  const folder = await mkdtemp(join(tmpdir(), 'assessment-content-'));
  await cp(CONTENT, folder, { recursive: true });
  return {
    folder,
    async dropQuestions(count) {
      for (const name of await readdir(join(CONTENT, 'certifications'))) {
        const text = await readFile(join(CONTENT, 'certifications', name), 'utf8');
        const file = parse(text) as CertificationFile;
        for (const module of file.modules) module.quiz = module.quiz.slice(count);
        await writeFile(join(folder, 'certifications', name), stringify(file));
      }
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
