/**
 * What the realm of a section may ask of the process around it. Only texts and numbers cross, in both directions:
 * an object of the other realm would lead to that realm's constructors. None of these functions throws.
 */
export interface Host {
  /** A message for the gateway: `read` or `answer`, with its JSON, and of a page its document and queries. */
  send: (word: string, text: string, html: string, queries: string) => void;
  /** Calls `fire(id)` once after so many milliseconds, if a job runs then. */
  wake: (id: number, ms: number) => void;
  /** The parts of an address, each on a line of its own; empty when it is none. */
  parseUrl: (address: string, base: string) => string;
  /** The same after one part was set. */
  changeUrl: (address: string, part: string, value: string) => string;
  /** Milliseconds since the process began. */
  now: () => number;
}

/** What the process calls in the realm. */
export interface Realm {
  /** Takes the release's server build, compiled in this realm; `warm` runs it now. */
  adopt: (code: unknown, warm: boolean) => void;
  /** A message from the gateway: `job`, or `data` with a body. */
  take: (word: string, text: string, body: string) => void;
  fire: (id: number) => void;
  describe: (error: unknown) => string;
}

// The function that the process wraps around this bundle has it as its parameter.
declare const HOST: Host;

export const host: Host = HOST;
