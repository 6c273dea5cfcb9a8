/** What an override would change, as POST /-/override/preview answers. */
export interface OverridePreview {
  /** ISO 8601. */
  expiresAt: string;
  remotes: {
    remote: string;
    version: string;
    /** The version this visitor has without the override; null for a section that is not live. */
    instead: string | null;
    /** False when the release is not there to run: withdrawn, or not to be had at the moment. */
    runs: boolean;
  }[];
}
