import { createChunk } from '@coachlab/ui';

/** What only an empty forum shows. */
export const startersPart = createChunk(
  () => import(/* webpackChunkName: "part-starters" */ './starters.tsx'),
);
