/** One thing that can be found. */
export interface Entry {
  /** Unique among all; what "recent" remembers. */
  id: string;
  title: string;
  /** One line under the title; it is found by, too. */
  subtitle?: string;
  /** What it is, in a word or two. */
  kind: string;
  /** Further words it is found by, at less weight. */
  words: string;
  /** Where it leads, the challenge it opens, or what it asks the assistant. */
  opens: { href: string } | { challenge: string } | { ask: string };
}
