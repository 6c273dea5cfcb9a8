import { createChunk } from '@coachlab/ui';

/** The form of a template, which most artifacts are none of. */
export const sheetPart = createChunk(() => import(/* webpackChunkName: "part-sheet" */ './sheet-form.tsx'));
