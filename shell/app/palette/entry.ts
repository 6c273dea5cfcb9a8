import type { Searchable } from '@coachlab/search';

/** One thing that can be found. */
export interface Entry {
  /** Unique among all; what "recent" remembers. */
  id: string;
  title: string;
  /** One line under the title. */
  subtitle?: string;
  /** What it is, in a word or two. */
  kind: string;
  /** What it is found by; without it by its title, its kind and the line under it. */
  texts?: Searchable;
  /** Where it leads, the slot that it opens, or what it asks the assistant. */
  opens: { href: string } | { slot: string; props: Record<string, string> } | { ask: string };
}

export function textsOf({ id, title, subtitle = '', kind, texts }: Entry): Searchable {
  return { id, title, keywords: kind, subtitle, ...texts, ...(texts && { id }) };
}
