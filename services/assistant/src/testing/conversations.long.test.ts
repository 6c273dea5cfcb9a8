import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Expectation, played, readConversations } from './conversations.ts';
import { readCatalogue } from './real-catalogue.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await readCatalogue();
});

async function faultsOf(say: string, expected: Expectation): Promise<string[]> {
  const [turn] = await played({ turns: [{ say, expect: expected }] }, catalogue);
  return turn!.faults;
}

describe('a conversation that is played', () => {
  const lateness = 'one of my people is always late';

  it.each<[string, Expectation, string[]]>([
    [lateness, { links: ['bereavement', 'feedback-lateness'], says: ['DO FIRST'], buttons: ['Shorter'] }, []],
    [lateness, { links: ['/-/situations/bereavement'] }, ['links none of /-/situations/bereavement']],
    [lateness, { about: ['feedback-lateness'] }, []],
    [lateness, { about: ['bereavement'] }, ['is about feedback-lateness, not bereavement']],
    ['explain GROW', { about: ['bereavement'] }, ['is about no situation, not bereavement']],
    [lateness, { says: ['do first', 'elephant'] }, ['does not say /elephant/']],
    [lateness, { saysNot: ['do f.rst'] }, ['says /do f.rst/']],
    [lateness, { buttons: ['Shorter', 'Sing it'] }, ['has no button “Sing it”']],
    [lateness, { help: true }, ['offers no help']],
    ['explain GROW', { links: ['framework-grow'] }, []],
    ['I want to kill myself', { help: true }, []],
    ['I want to kill myself', { help: false }, ['offers help that nobody needs']],
  ])('%s: %j', async (say, expected, faults) => {
    expect(await faultsOf(say, expected)).toEqual(faults);
  });

  it('counts words', async () => {
    expect(await faultsOf(lateness, { maxWords: 5 })).toEqual([
      expect.stringMatching(/^has \d+ words, more/),
    ]);
  });

  it('goes on from turn to turn, and says what was said', async () => {
    const turns = [
      { say: 'explain GROW', expect: { says: ['step 1'] } },
      { say: 'next', expect: { says: ['step 2'] } },
    ];
    const [, second] = await played({ turns }, catalogue);
    expect(second).toMatchObject({ said: ['explain GROW', 'next'], faults: [] });
  });
});

describe('the files of conversations', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'coachlab-conversations-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are named in a mistake', async () => {
    await writeFile(
      join(folder, 'conversations-x.yaml'),
      '- turns: [{ say: Hello, expect: { sings: true } }]\n',
    );
    await expect(readConversations(folder)).rejects.toThrow(/conversations-x\.yaml: /);
  });
});

/** The share of turns at which everything must hold, by file: as measured, so that a change for the worse is seen. */
const FLOORS: Record<string, number> = {
  'conversations-tuning.yaml': 0.92,
  'conversations-checks.yaml': 0.84,
  'conversations-classes.yaml': 0.93,
  'conversations-manner.yaml': 0.95,
  'conversations-fresh.yaml': 0.76,
  'conversations-fresh-unseen.yaml': 0.63,
  'conversations-long.yaml': 0.35,
  'conversations-long-unseen.yaml': 0.35,
  'conversations-graded-unseen.yaml': 0.77,
  'conversations-turns.yaml': 0.92,
  'conversations-turns-unseen.yaml': 0.88,
  // Written before the rules of that day: 14 of 59 turns held before, 23 after.
  'conversations-held-2026-11-28.yaml': 0.38,
  'conversations-site.yaml': 0.95,
  'conversations-openers.yaml': 0.95,
  'conversations-openers-unseen.yaml': 0.8,
  'conversations-added.yaml': 0.95,
  'conversations-replies.yaml': 0.95,
  // Run once, when the rules for the file above were done: 26 of 32.
  'conversations-replies-unseen.yaml': 0.78,
};
/** For a file that was added later. */
const FLOOR = 0.4;
/** For some hundred turns, on a machine that does other things as well. */
const PLAYING_MS = 120_000;

it(
  'is what is asked for often enough, in every file of conversations',
  async () => {
    const shares = new Map<string, number>();
    for (const [name, conversations] of await readConversations()) {
      const turns = (await Promise.all(conversations.map((one) => played(one, catalogue)))).flat();
      shares.set(name, turns.filter(({ faults }) => faults.length === 0).length / turns.length);
    }
    expect([...shares].filter(([name, share]) => share < (FLOORS[name] ?? FLOOR))).toEqual([]);
  },
  PLAYING_MS,
);
