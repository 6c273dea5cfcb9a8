import type { InAMinute } from '@coachlab/contracts';

/** The parts of an artifact in a minute, in the order in which they are read, and their titles. */
export const MINUTE_PARTS: [keyof InAMinute, string][] = [
  ['when', 'When'],
  ['do', 'Do this'],
  ['say', 'Say this'],
  ['avoid', 'Avoid this'],
];
