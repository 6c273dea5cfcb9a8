import type { WrittenFields } from '@coachlab/learner';

/** Whether something stands in one of the fields. */
export const isFilled = (fields: WrittenFields): boolean =>
  Object.values(fields).some((value) => value !== '');
