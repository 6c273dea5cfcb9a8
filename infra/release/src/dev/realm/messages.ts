/** What the process that draws is told: once `begin`; then a job, and the answer to each read. */
export type ToInside =
  | {
      word: 'begin';
      /** What the site draws with. */
      realm: string;
      /** The section's server build, and the address that its stack traces name. */
      code: string;
      address: string;
    }
  | { word: 'job'; text: string }
  | { word: 'data'; text: string; body: string };

export type FromInside =
  | { word: 'read'; text: string }
  | { word: 'answer'; text: string; html: string; queries: string }
  /** It cannot begin, and will answer nothing. */
  | { word: 'broken'; text: string }
  /** Outside of a page: in a timer, or in a promise that nobody waits for. */
  | { word: 'thrown'; text: string };
