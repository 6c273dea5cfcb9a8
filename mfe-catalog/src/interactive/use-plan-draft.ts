import { type CoachingPlan, EMPTY_PLAN } from '@coachlab/learner';
import { useState } from 'react';

/** Outlives the page's component, not the tab: whoever goes to look something up finds the plan on coming back. */
let draft: CoachingPlan = EMPTY_PLAN;

export function usePlanDraft(): [CoachingPlan, (plan: CoachingPlan) => void] {
  const [plan, setPlan] = useState(draft);
  const change = (next: CoachingPlan) => {
    draft = next;
    setPlan(next);
  };
  return [plan, change];
}
