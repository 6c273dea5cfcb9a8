import { useWritten } from '@coachlab/learner';

/** The name that this visitor gave last: a reply begins with it, and a post when the forum is opened anew. */
export function useKeptName(): [name: string, keep: (name: string) => void] {
  const { values, write } = useWritten('forum-name');
  return [values.authorName ?? '', (authorName) => write({ authorName })];
}
