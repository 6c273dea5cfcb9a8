import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readContentFile } from '@coachlab/service-common';
import { EVALUATION } from './situation-questions.ts';

const SAFETY = join(import.meta.dirname, '../../../../packages/safety');
export const RECORDED_LEVELS = join(EVALUATION, 'guard-levels.yaml');

/** What people say in danger or of it, by file, each in the order in which it stands there. */
export function readDangerPhrasings(): Map<string, string[]> {
  const files = globSync(['evaluation/*danger-*.txt', 'training/danger-*.txt'], { cwd: SAFETY }).toSorted();
  return new Map(
    files.map((file) => [
      basename(file, '.txt'),
      readFileSync(join(SAFETY, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() && !line.startsWith('#'))
        .map((line) => line.slice(line.indexOf('|') + 1).trim()),
    ]),
  );
}

/** By file, a digit for each phrasing: how urgently it has been answered (`GuardLevel`). @throws ContentError */
export function readRecordedLevels(): Promise<Record<string, string>> {
  return readContentFile<Record<string, string>>(RECORDED_LEVELS, {
    type: 'object',
    additionalProperties: { type: 'string', pattern: '^[0-3]+$' },
  });
}
