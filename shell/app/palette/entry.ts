/** One thing that can be found. */
export interface Entry {
  /** Unique among all; what "recent" remembers. */
  id: string;
  title: string;
  /** What it is, in a word or two. */
  kind: string;
  /** Further words it is found by, at less weight. */
  words: string;
  /** Where it leads, or the challenge it opens. */
  opens: { href: string } | { challenge: string };
}
