/** What a page that runs by an override says of it. */
export interface OverrideNotice {
  /** ISO 8601. */
  expiresAt: string;
  /** `runs` is false for a release that could not be had: then the page shows what everybody gets. */
  releases: { remote: string; version: string; runs: boolean }[];
}
