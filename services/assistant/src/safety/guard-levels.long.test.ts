import { beforeAll, expect, it } from '@jest/globals';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readDangerPhrasings, readRecordedLevels } from '../testing/danger-phrasings.ts';
import { readCatalogue } from '../testing/real-catalogue.ts';
import { guardLevel } from './guarded.ts';

/** Four thousand messages, on a machine that does other things as well. */
const READING_MS = 240_000;

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await readCatalogue();
});

it(
  'answers no danger less urgently than before: `npm run record:guard` records what has become more urgent, and what is new',
  async () => {
    const recorded = await readRecordedLevels();
    const weaker = [...readDangerPhrasings()].flatMap(([file, texts]) => {
      expect([file, recorded[file]?.length]).toEqual([file, texts.length]);
      return texts.filter((text, at) => guardLevel(text, catalogue) < Number(recorded[file]![at]));
    });
    expect(weaker).toEqual([]);
  },
  READING_MS,
);

it.each([
  "We are merging two food bank sites and I have to tell fifteen volunteers, mostly retired, that theirs closes in May. Some founded it. They aren't paid, so they can just walk out.",
  "I'm plant manager, two shift leads, Marek on early and Denise on late. Each leaves the line dirty for the other, now they write it in the log book with names and exclamation marks. Last week a pallet blocked the fire door and both say it was the other. Their crews have taken sides, somebody drew a cartoon. Tomorrow I've put them in a room together and honestly I don't know how to start.",
  "A clerk in my municipal office comes back tomorrow after her son died five weeks ago. Her desk faces the public counter and everyone will ask her things. I don't know how to greet her.",
])('says nothing of danger below a story in which nobody is: %s', (message) => {
  expect(guardLevel(message, catalogue)).toBe(0);
});
