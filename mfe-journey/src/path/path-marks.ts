/** Where one stands with an item of the path; nothing of what comes later. */
export type Mark = 'done' | 'begun' | 'next';

interface Item {
  id: string;
  title: string;
}

/** Marks the items of a path: what is completed, what was begun, and the first of the rest. */
export function pathMarks(
  items: readonly Item[],
  completed: readonly string[],
  begun: readonly string[],
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { id } of items) {
    if (completed.includes(id)) marks.set(id, 'done');
    else if (begun.includes(id)) marks.set(id, 'begun');
  }
  const next = items.find(({ id }) => !marks.has(id));
  return next ? marks.set(next.id, 'next') : marks;
}

/** "2 done, 1 in progress. Next: GROW." Empty before anything is done or begun. */
export function marksInWords(items: readonly Item[], marks: ReadonlyMap<string, Mark>): string {
  const count = (mark: Mark) => items.filter(({ id }) => marks.get(id) === mark).length;
  const [done, begun] = [count('done'), count('begun')];
  const counts = [done > 0 && `${done} done`, begun > 0 && `${begun} in progress`].filter(Boolean);
  if (counts.length === 0) return '';
  const next = items.find(({ id }) => marks.get(id) === 'next');
  return next ? `${counts.join(', ')}. Next: ${next.title}.` : `${counts.join(', ')}.`;
}
