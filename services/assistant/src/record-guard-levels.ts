/**
 * Writes down how urgently each phrasing of danger is answered (`evaluation/guard-levels.yaml`), which a test holds the guard to.
 * What has become less urgent is printed and keeps its level: it is to be mended. `npm run record:guard`.
 */
import { writeFile } from 'node:fs/promises';
import { guardLevel } from './safety/guarded.ts';
import { readDangerPhrasings, readRecordedLevels, RECORDED_LEVELS } from './testing/danger-phrasings.ts';
import { readCatalogue } from './testing/real-catalogue.ts';

const [catalogue, before] = await Promise.all([readCatalogue(), readRecordedLevels()]);
const levels: Record<string, string> = {};
for (const [file, texts] of readDangerPhrasings())
  levels[file] = texts
    .map((text, at) => {
      const [now, then] = [guardLevel(text, catalogue), Number(before[file]?.[at] ?? 0)];
      if (now < then) console.log(`less urgent, ${then} before and ${now} now: ${text}`);
      return Math.max(now, then);
    })
    .join('');

const HEAD =
  '# How urgently each phrasing of danger is answered, by file of packages/safety, in its order: 0 not at all, 1 by a line below the\n# answer, 2 by a paragraph above it, 3 first. Written by `npm run record:guard`; nothing may become less.\n';
const lines = Object.entries(levels).map(([file, each]) => `${file}: '${each}'\n`);
await writeFile(RECORDED_LEVELS, HEAD + lines.join(''));
const counts = Object.groupBy(Object.values(levels).join(''), (level) => level);
console.log(
  Object.entries(counts)
    .map(([level, all]) => `level ${level}: ${all!.length}`)
    .join(', '),
);
