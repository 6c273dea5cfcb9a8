import { Link } from '@coachlab/remote-kit';
import { href } from './addresses.ts';
import css from './saved-elsewhere.module.css';
import type { SavedFilter } from './use-saved-filter.ts';
import { useTitleOf } from './use-title-of.ts';

interface SavedElsewhereProps {
  filter: SavedFilter;
  /** What this page lists. */
  cards: readonly { id: string }[];
}

/** What is saved and stands in another section. */
export function SavedElsewhere({ filter, cards }: SavedElsewhereProps) {
  const titleOf = useTitleOf();
  const here = new Set(cards.map(({ id }) => id));
  const others = filter.ids.filter((id) => !here.has(id));
  if (others.length === 0) return null;
  return (
    <p className={css.others}>
      <span>Saved in other sections:</span>
      {others.map((id) => (
        <Link key={id} to={href.artifact(id)}>
          {titleOf(id)}
        </Link>
      ))}
    </p>
  );
}
