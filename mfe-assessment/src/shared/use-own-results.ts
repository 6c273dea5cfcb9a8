import type { IcpiResult } from '@coachlab/contracts';
import { icpiResults, useStored } from '@coachlab/learner';
import { useQueries } from '@coachlab/remote-kit';
import { icpiResult } from '../api/icpi-result.ts';

/** The results made in this browser that are still there, the latest first; those on their way are left out. */
export function useOwnResults(): IcpiResult[] {
  const ids = useStored(icpiResults);
  const answers = useQueries({ queries: ids.map((id) => icpiResult(id)) });
  return answers.flatMap(({ data }) => data ?? []).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}
