import type { ArtifactCard } from '@coachlab/contracts';

/** Case-insensitive substring of the title, the description or a tag. */
export function matches({ title, description, tags }: ArtifactCard, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [title, description, ...tags].some((words) => words.toLowerCase().includes(wanted));
}
