import {
  coachingProfile,
  completedItems,
  icpiDraft,
  intakeDraft,
  latestUnfinished,
  quizDrafts,
  type Unfinished,
  useStored,
} from '@coachlab/learner';

/** Whether this visitor has begun anything here, and what stands half-finished. */
export function useBegun(): { begun: boolean; unfinished: Unfinished | undefined } {
  const profile = useStored(coachingProfile);
  const completed = useStored(completedItems);
  const unfinished = latestUnfinished({
    intake: useStored(intakeDraft),
    icpi: useStored(icpiDraft),
    quizzes: useStored(quizDrafts),
  });
  return { begun: profile !== null || completed.length > 0 || unfinished !== undefined, unfinished };
}
