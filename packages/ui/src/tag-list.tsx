import css from './tag-list.module.css';

export interface TagListProps {
  tags: readonly string[];
  /** How many are shown before "+N more". Default 3; `Infinity` shows all. */
  max?: number;
}

/** `#tag`s: the first three, then how many more. */
export function TagList({ tags, max = 3 }: TagListProps) {
  if (tags.length === 0) return null;
  const more = tags.length - max;
  return (
    <ul className={css.tags}>
      {tags.slice(0, max).map((tag) => (
        <li key={tag} className={css.tag}>
          {tag}
        </li>
      ))}
      {more > 0 && <li>+{more} more</li>}
    </ul>
  );
}
