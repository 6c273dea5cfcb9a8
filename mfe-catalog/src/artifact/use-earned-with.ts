import { badges, completedItems, useStored } from '@coachlab/learner';
import { useQuery } from '@coachlab/remote-kit';
import { artifactTitles } from '../api/artifact-titles.ts';

/** The titles of the badges that completing this artifact brought. A streak is nobody's doing alone, and left out. */
export function useEarnedWith(id: string): string[] {
  const completed = useStored(completedItems);
  const at = completed.indexOf(id);
  const titles = useQuery({ ...artifactTitles, enabled: at >= 0 });
  if (at < 0) return [];
  const earned = (count: number) =>
    badges({ completed: completed.slice(0, count), streak: 0, artifactCount: titles.data?.length })
      .filter((badge) => badge.earned)
      .map(({ title }) => title);
  const before = earned(at);
  return earned(at + 1).filter((title) => !before.includes(title));
}
