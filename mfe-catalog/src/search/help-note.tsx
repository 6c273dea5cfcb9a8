import { Link } from '@coachlab/remote-kit';
import { HELP_PAGE } from '@coachlab/safety';
import { createChunk, useChunk } from '@coachlab/ui';
import css from './search.module.css';

const safety = createChunk(() => import('./concern.ts'));

/** Shorter words are no danger yet, and most visits search for nothing at all. */
const SHORTEST = 5;

/** When what is searched for speaks of a danger: the way to people, above whatever was found. */
export function HelpNote({ text }: { text: string }) {
  const wanted = text.trim().length >= SHORTEST;
  const loaded = useChunk(safety, wanted, ignore);
  if (!wanted || !loaded?.concernByRules(text)) return null;
  return (
    <p role="status" className={css.help}>
      If somebody's life, health or safety is at stake:{' '}
      <Link to={HELP_PAGE}>who to call, and what to say</Link>.
    </p>
  );
}

// The footer leads there as well.
function ignore(): void {}
