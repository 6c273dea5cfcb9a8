import type { IcpiScores } from './icpi.ts';

/** For how many days a workshop may stay open. Then everything of it is deleted. */
export const WORKSHOP_DAYS = [7, 30, 90] as const;
export const WORKSHOP_NAME_MAX = 80;

/** Nobody is shown in a spread, and none changes, in a group smaller than this. See docs/decisions/0023. */
export const WORKSHOP_STEP = 5;

/** People in one workshop. */
export const WORKSHOP_MOST = 200;

/** POST /api/assessment/workshops: 201 with the id. 403 without the visitor cookie. */
export interface WorkshopRequest {
  name?: string;
  days: (typeof WORKSHOP_DAYS)[number];
}

/**
 * GET /api/assessment/workshops/{id}, for whoever opened it: the id is the secret. DELETE takes the workshop away with
 * all that was added to it. 404 once it has expired or was deleted.
 */
export interface Workshop {
  id: string;
  /** What people join with: three groups of three. It opens nothing else. */
  code: string;
  name: string | null;
  openedAt: string;
  expiresAt: string;
  /** Who have added their scores. */
  joined: number;
  /** How many have yet to join before the spread comes, or takes in those who wait. */
  missing: number;
  spread: WorkshopSpread | null;
}

export interface WorkshopSpread {
  /** Whose scores are in it; never fewer than WORKSHOP_STEP. */
  people: number;
  of: Record<keyof IcpiScores, ScoreSpread>;
}

/** Low is below 34, high is 67 and above. */
export type ScoreBand = 'low' | 'mid' | 'high';

export interface ScoreSpread {
  /** Median and quartiles, to the nearest five points. */
  lower: number;
  median: number;
  upper: number;
  /** The lowest and the highest band that hold at least two people. */
  lowestBand: ScoreBand;
  highestBand: ScoreBand;
}

/** GET /api/assessment/workshops/code/{code}, for whoever has the code. */
export type WorkshopToJoin = Pick<Workshop, 'code' | 'name' | 'expiresAt'>;

/**
 * POST /api/assessment/workshops/code/{code}/results: 201, or 200 when it is in it already. 403 for a result of another
 * browser, 409 `joined_already` when this browser has added another one. DELETE …/results/{resultId} takes it back.
 */
export interface JoinRequest {
  resultId: string;
}

/** One of GET /api/assessment/workshops/result/{resultId}: where a result of the caller's is in. */
export interface JoinedWorkshop extends WorkshopToJoin {
  joinedAt: string;
}
