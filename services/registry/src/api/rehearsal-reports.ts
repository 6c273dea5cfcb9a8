import type { ClaimedRehearsalReport, RehearsalReport } from '@coachlab/contracts';
import { validatorFor } from '@coachlab/federation/server';
import { read } from './read-body.ts';

const version = { type: 'string', minLength: 1, maxLength: 64 };
const count = { type: 'integer', minimum: 0, maximum: 10_000 };
const sentence = { type: 'string', minLength: 1, maxLength: 500 };

/** Of every report. */
const FOUND = {
  pages: {
    type: 'object',
    required: ['server', 'browser'],
    additionalProperties: false,
    properties: { server: { ...count, minimum: 1 }, browser: count },
  },
  faults: {
    type: 'array',
    maxItems: 50,
    items: {
      type: 'object',
      required: ['address', 'part', 'text'],
      additionalProperties: false,
      properties: { address: sentence, part: { enum: ['server', 'browser'] }, text: sentence },
    },
  },
  unseen: { type: 'array', maxItems: 50, items: sentence },
  changed: {
    type: 'array',
    maxItems: 50,
    items: {
      type: 'object',
      required: ['address', 'share'],
      additionalProperties: false,
      properties: { address: sentence, share: { type: 'number', minimum: 0, maximum: 1 } },
    },
  },
};

const OF_A_TEAM = validatorFor({
  type: 'object',
  required: ['version', 'among', 'pages', 'faults'],
  additionalProperties: false,
  properties: {
    version,
    among: {
      type: 'object',
      maxProperties: 500,
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 },
      additionalProperties: version,
    },
    ...FOUND,
  },
});

/** Which release it is about, and what that ran beside, the registry knows itself. */
const OF_THE_PLATFORM = validatorFor({
  type: 'object',
  required: ['pages', 'faults'],
  additionalProperties: false,
  properties: FOUND,
});

export const readTeamReport = (body: unknown) => read<RehearsalReport>(body, OF_A_TEAM);

export const readPlatformReport = (body: unknown) => read<ClaimedRehearsalReport>(body, OF_THE_PLATFORM);
