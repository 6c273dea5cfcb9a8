import type { ScoreSpread, Workshop, WorkshopToJoin } from '@coachlab/contracts';

export const ID = 'decade'.padEnd(32, '0');
export const CODE = 'K4T-9WM-XH7';

/** Far enough away for a test of any year. */
export const TO_JOIN: WorkshopToJoin = { code: CODE, name: 'Leads', expiresAt: '2999-12-22T10:00:00.000Z' };

const of = (lower: number, median: number, upper: number): ScoreSpread => ({
  lower,
  median,
  upper,
  lowestBand: 'low',
  highestBand: 'mid',
});

export const WORKSHOP: Workshop = {
  ...TO_JOIN,
  id: ID,
  openedAt: '2999-11-22T10:00:00.000Z',
  joined: 12,
  missing: 3,
  spread: {
    people: 10,
    of: {
      trust: of(35, 50, 65),
      listening: of(30, 45, 60),
      safety: { ...of(40, 55, 60), lowestBand: 'mid' },
      composite: of(40, 50, 55),
    },
  },
};
