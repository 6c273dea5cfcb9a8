import { createChunk } from '@coachlab/ui';

/** What only somebody who writes a post needs. */
export const newPostPart = createChunk(
  () => import(/* webpackChunkName: "part-new-post" */ './new-post-form.tsx'),
);
