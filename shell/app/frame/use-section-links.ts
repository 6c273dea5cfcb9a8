import { matchesMedia } from '@coachlab/learner';
import { createChunk } from '@coachlab/ui';
import { useEffect, useState } from 'react';

const links = createChunk(() => import('./section-links.tsx'));
type Links = Awaited<ReturnType<typeof links.load>>;

/**
 * The sections in the bar, where there is room for them: known in the browser alone. Nobody pressed anything for them,
 * and the menu has them as well: when their code does not come, nobody is told.
 */
export function useSectionLinks(): Links | undefined {
  const [arrived, setArrived] = useState(links.current);
  useEffect(() => {
    let mounted = true;
    if (matchesMedia('(min-width: 80rem)')) {
      links.load().then((part) => mounted && setArrived(part), ignore);
    }
    return () => {
      mounted = false;
    };
  }, []);
  return arrived;
}

function ignore(): void {}
