import { type Badge, badges, completedItems, useStored } from '@coachlab/learner';
import { toast, useHydrated } from '@coachlab/remote-kit';
import { useEffect, useRef } from 'react';
import { useStreak } from './use-streak.ts';

/** The six badges, and a toast at the moment one is earned. */
export function useBadges(artifactCount: number | undefined): Badge[] {
  const completed = useStored(completedItems);
  const streak = useStreak();
  const hydrated = useHydrated();
  const list = badges({ completed, streak, artifactCount });
  const earned = list.filter((badge) => badge.earned).map((badge) => badge.title);
  const known = artifactCount !== undefined && hydrated;
  const before = useRef<string[] | null>(null);

  const key = earned.join();
  useEffect(() => {
    if (!known) return;
    const titles = key ? key.split(',') : [];
    // What had been earned when the page opened is no news.
    const fresh = before.current ? titles.filter((title) => !before.current?.includes(title)) : [];
    before.current = titles;
    if (fresh.length > 0) toast({ tone: 'done', title: 'Badge earned', description: fresh.join(' and ') });
  }, [known, key]);

  return list;
}
