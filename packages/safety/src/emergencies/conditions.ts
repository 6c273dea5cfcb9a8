/** What a medical emergency looks like; the first that is found is answered, so that what kills fastest comes first. */
export const CONDITIONS = [
  'unconscious',
  'choking',
  'allergy',
  'heart',
  'stroke',
  'overdose',
  'heat',
  'diabetes',
  'seizure',
  'injury',
] as const;
export type Condition = (typeof CONDITIONS)[number];
