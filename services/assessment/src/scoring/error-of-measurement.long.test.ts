import { beforeAll, describe, expect, it } from '@jest/globals';
import { DIMENSIONS, ICPI_ERROR, type IcpiScores } from '@coachlab/contracts';
import { type Assumptions, type Retest, retests, USUAL } from '../test/retest.ts';
import { nearArchetype } from './near-archetype.ts';

const PEOPLE = 4_000;

let people: Retest[];
beforeAll(() => {
  people = retests(PEOPLE);
});

/** Of what a score differs by from one try to the next, the part that one try adds. */
function errorOf(tries: Retest[], names: readonly (keyof IcpiScores)[]): number {
  const squares = tries.flatMap(({ first, second }) =>
    names.map((name) => (first.scores[name] - second.scores[name]) ** 2),
  );
  return Math.sqrt(mean(squares) / 2);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = <T>(all: T[], holds: (one: T) => boolean) =>
  Math.round((100 * all.filter(holds).length) / all.length);
const repeats = ({ first, second }: Retest) => first.archetype === second.archetype;
const otherOf = ({ first }: Retest) => nearArchetype(first.scores, first.archetype);

function figures(tries: Retest[]) {
  const between = tries.filter(otherOf);
  const firm = tries.filter((one) => !otherOf(one));
  return {
    error: errorOf(tries, DIMENSIONS).toFixed(1),
    errorOfComposite: errorOf(tries, ['composite']).toFixed(1),
    sameArchetype: percent(tries, repeats),
    sameLevel: percent(tries, ({ first, second }) => first.globalLevel === second.globalLevel),
    shownBetweenTwo: percent(tries, (one) => otherOf(one) !== undefined),
    sameOfThose: percent(between, repeats),
    oneOfTheTwo: percent(between, (one) => repeats(one) || otherOf(one) === one.second.archetype),
    sameOfTheOthers: percent(firm, repeats),
  };
}

/** The figures of docs/icpi-error.md, under its assumptions. */
const DOCUMENT: [string, Partial<Assumptions>, ReturnType<typeof figures>][] = [
  [
    'usual',
    {},
    {
      error: '7.2',
      errorOfComposite: '4.1',
      sameArchetype: 50,
      sameLevel: 72,
      shownBetweenTwo: 58,
      sameOfThose: 40,
      oneOfTheTwo: 67,
      sameOfTheOthers: 63,
    },
  ],
  [
    'reliability .70',
    { reliability: 0.7 },
    {
      error: '7.4',
      errorOfComposite: '4.2',
      sameArchetype: 47,
      sameLevel: 72,
      shownBetweenTwo: 60,
      sameOfThose: 39,
      oneOfTheTwo: 64,
      sameOfTheOthers: 58,
    },
  ],
  [
    'reliability .80',
    { reliability: 0.8 },
    {
      error: '6.9',
      errorOfComposite: '4.0',
      sameArchetype: 55,
      sameLevel: 74,
      shownBetweenTwo: 56,
      sameOfThose: 44,
      oneOfTheTwo: 71,
      sameOfTheOthers: 69,
    },
  ],
  [
    'answers that spread less',
    { itemSpread: 1 },
    {
      error: '6.3',
      errorOfComposite: '3.6',
      sameArchetype: 47,
      sameLevel: 77,
      shownBetweenTwo: 66,
      sameOfThose: 39,
      oneOfTheTwo: 67,
      sameOfTheOthers: 64,
    },
  ],
  [
    'answers that spread more',
    { itemSpread: 1.4 },
    {
      error: '8.1',
      errorOfComposite: '4.6',
      sameArchetype: 51,
      sameLevel: 69,
      shownBetweenTwo: 52,
      sameOfThose: 40,
      oneOfTheTwo: 67,
      sameOfTheOthers: 63,
    },
  ],
  [
    'dimensions that go together less',
    { correlation: 0.3 },
    {
      error: '7.2',
      errorOfComposite: '4.1',
      sameArchetype: 54,
      sameLevel: 72,
      shownBetweenTwo: 53,
      sameOfThose: 42,
      oneOfTheTwo: 69,
      sameOfTheOthers: 68,
    },
  ],
  [
    'dimensions that go together more',
    { correlation: 0.7 },
    {
      error: '7.2',
      errorOfComposite: '4.1',
      sameArchetype: 44,
      sameLevel: 72,
      shownBetweenTwo: 64,
      sameOfThose: 37,
      oneOfTheTwo: 65,
      sameOfTheOthers: 56,
    },
  ],
];

describe('people who take the ICPI twice', () => {
  it('get scores whose error is the one that is shown', () => {
    expect(Math.round(errorOf(people, DIMENSIONS))).toBe(ICPI_ERROR.dimension);
    expect(Math.round(errorOf(people, ['composite']))).toBe(ICPI_ERROR.composite);
  });

  it('get their archetype again only half of the time, as the results page says', () => {
    expect(percent(people, repeats)).toBeGreaterThan(45);
    expect(percent(people, repeats)).toBeLessThan(55);
  });

  it('are told of a second archetype where the first is less sure', () => {
    const { sameOfThose, oneOfTheTwo, sameOfTheOthers } = figures(people);
    expect(sameOfTheOthers).toBeGreaterThan(sameOfThose + 15);
    expect(oneOfTheTwo).toBeGreaterThan(sameOfThose + 20);
  });

  it.each(DOCUMENT)('come to the figures of the document: %s', (_, assumptions, expected) => {
    expect(figures(retests(PEOPLE, { ...USUAL, ...assumptions }))).toEqual(expected);
  });
});
