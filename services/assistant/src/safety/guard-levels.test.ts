import { expect, it } from '@jest/globals';
import { readDangerPhrasings, readRecordedLevels } from '../testing/danger-phrasings.ts';
import { readCatalogue } from '../testing/real-catalogue.ts';
import { guardLevel } from './guarded.ts';

/** Four thousand messages, on a machine that does other things as well. */
const READING_MS = 240_000;

it(
  'answers no danger less urgently than before: `npm run record:guard` records what has become more urgent, and what is new',
  async () => {
    const [catalogue, recorded] = await Promise.all([readCatalogue(), readRecordedLevels()]);
    const weaker = [...readDangerPhrasings()].flatMap(([file, texts]) => {
      expect([file, recorded[file]?.length]).toEqual([file, texts.length]);
      return texts.filter((text, at) => guardLevel(text, catalogue) < Number(recorded[file]![at]));
    });
    expect(weaker).toEqual([]);
  },
  READING_MS,
);
