import { FORUM_CATEGORIES, FORUM_LIMITS, type ForumCategory } from '@coachlab/contracts';

/** What is looked for in the forum; nothing set is the whole of it, the newest first. */
export interface ForumSearch {
  q?: string;
  category?: ForumCategory;
  sort?: 'top';
}

/** What an address or a form asks for. What it says wrongly is left out, so that every address shows something. */
export function searchOf(params: URLSearchParams): ForumSearch {
  const q = firstOf(params.get('q') ?? '', FORUM_LIMITS.search).trim();
  const category = FORUM_CATEGORIES.find((one) => one === params.get('category'));
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(params.get('sort') === 'top' && { sort: 'top' as const }),
  };
}

/** As the address says it: the same for the same search. */
export function searchText(search: ForumSearch): string {
  return new URLSearchParams({ ...search }).toString();
}

function firstOf(text: string, most: number): string {
  // Twice as many UTF-16 units hold that many code points in any case.
  return Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');
}
