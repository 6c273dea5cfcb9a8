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

/** The figures of docs/icpi-error.md. */
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

  it('come to the figures of the document, under its assumptions', () => {
    const under = (changes: Partial<Assumptions>) => figures(retests(PEOPLE, { ...USUAL, ...changes }));
    expect({
      usual: figures(people),
      'reliability .70': under({ reliability: 0.7 }),
      'reliability .80': under({ reliability: 0.8 }),
      'answers that spread less': under({ itemSpread: 1 }),
      'answers that spread more': under({ itemSpread: 1.4 }),
      'dimensions that go together less': under({ correlation: 0.3 }),
      'dimensions that go together more': under({ correlation: 0.7 }),
    }).toMatchInlineSnapshot(`
     {
       "answers that spread less": {
         "error": "6.3",
         "errorOfComposite": "3.6",
         "oneOfTheTwo": 67,
         "sameArchetype": 47,
         "sameLevel": 77,
         "sameOfTheOthers": 64,
         "sameOfThose": 39,
         "shownBetweenTwo": 66,
       },
       "answers that spread more": {
         "error": "8.1",
         "errorOfComposite": "4.6",
         "oneOfTheTwo": 67,
         "sameArchetype": 51,
         "sameLevel": 69,
         "sameOfTheOthers": 63,
         "sameOfThose": 40,
         "shownBetweenTwo": 52,
       },
       "dimensions that go together less": {
         "error": "7.2",
         "errorOfComposite": "4.1",
         "oneOfTheTwo": 69,
         "sameArchetype": 54,
         "sameLevel": 72,
         "sameOfTheOthers": 68,
         "sameOfThose": 42,
         "shownBetweenTwo": 53,
       },
       "dimensions that go together more": {
         "error": "7.2",
         "errorOfComposite": "4.1",
         "oneOfTheTwo": 65,
         "sameArchetype": 44,
         "sameLevel": 72,
         "sameOfTheOthers": 56,
         "sameOfThose": 37,
         "shownBetweenTwo": 64,
       },
       "reliability .70": {
         "error": "7.4",
         "errorOfComposite": "4.2",
         "oneOfTheTwo": 64,
         "sameArchetype": 47,
         "sameLevel": 72,
         "sameOfTheOthers": 58,
         "sameOfThose": 39,
         "shownBetweenTwo": 60,
       },
       "reliability .80": {
         "error": "6.9",
         "errorOfComposite": "4.0",
         "oneOfTheTwo": 71,
         "sameArchetype": 55,
         "sameLevel": 74,
         "sameOfTheOthers": 69,
         "sameOfThose": 44,
         "shownBetweenTwo": 56,
       },
       "usual": {
         "error": "7.2",
         "errorOfComposite": "4.1",
         "oneOfTheTwo": 67,
         "sameArchetype": 50,
         "sameLevel": 72,
         "sameOfTheOthers": 63,
         "sameOfThose": 40,
         "shownBetweenTwo": 58,
       },
     }
    `);
  });
});
