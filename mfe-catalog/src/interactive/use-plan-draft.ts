import { type CoachingPlan, EMPTY_PLAN, type PlanItem, useWritten } from '@coachlab/learner';
import { useMemo } from 'react';
import type { InteractiveId } from '../shared/interactive.ts';

const PLAN: InteractiveId = 'tool-plan-builder';

/** The plan as this browser keeps it. Of two tabs that change the sessions, the later one's stand. */
export function usePlanDraft(): {
  plan: CoachingPlan;
  change: (plan: CoachingPlan) => void;
  clear: () => void;
} {
  const { values, write, clear } = useWritten(PLAN);
  const { name = '', goal = '', sessions } = values;
  const items = useMemo(() => readSessions(sessions), [sessions]);
  const change = (next: CoachingPlan) =>
    write({
      ...(next.name !== name && { name: next.name }),
      ...(next.goal !== goal && { goal: next.goal }),
      ...(next.items !== items && { sessions: JSON.stringify(next.items) }),
    });
  return { plan: { name, goal, items }, change, clear };
}

/** Sessions that another release wrote in another shape are left out. */
function readSessions(text: string | undefined): readonly PlanItem[] {
  if (!text) return EMPTY_PLAN.items;
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.filter(isItem) : EMPTY_PLAN.items;
  } catch {
    return EMPTY_PLAN.items;
  }
}

function isItem(entry: Partial<PlanItem> | null): entry is PlanItem {
  return (
    typeof entry?.artifactId === 'string' &&
    typeof entry.artifactTitle === 'string' &&
    typeof entry.sessionNumber === 'number' &&
    typeof entry.notes === 'string'
  );
}
