import { matchesMedia } from '@coachlab/learner';
import { createChunk, useChunk } from '@coachlab/ui';
import { useEffect, useState } from 'react';

const list = createChunk(() => import('./contents-list.tsx'));

/** The parts of a long artifact, in the margin beside it; fetched when somebody begins to read on. */
export function Contents() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => matchesMedia('(min-width: 64rem)') && setWanted(true);
    addEventListener('scroll', want, { passive: true });
    return () => removeEventListener('scroll', want);
  }, []);
  const loaded = useChunk(list, wanted, () => setWanted(false));
  return loaded && <loaded.ContentsList />;
}
