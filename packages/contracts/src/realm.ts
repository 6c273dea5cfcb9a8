/**
 * Where a shell gives what it draws pages with on the server, as one script: React, the kit, the frame. A developer's machine
 * draws its own section with it (`coachlab dev`), as the site would.
 */
export const REALM_PATH = '/-/realm.js';
/** Header of that script, with the form of the two interfaces below. */
export const REALM_HEADER = 'coachlab-realm';
export const REALM_FORM = '1';

/**
 * What a realm may ask of the process around it. Only texts and numbers cross, in both directions: an object of the other
 * realm would lead to that realm's constructors. None of these functions throws.
 */
export interface RealmHost {
  /** `read` or `answer`, with its JSON, and of a page its document and queries. */
  send: (word: string, text: string, html: string, queries: string) => void;
  /** Calls `fire(id)` once after so many milliseconds, if a job runs then; below 0, as soon as it can. */
  wake: (id: number, ms: number) => void;
  /** The parts of an address, each on a line of its own, as URL_PARTS names them; empty when it is none. */
  parseUrl: (address: string, base: string) => string;
  /** The same after one part was set. */
  changeUrl: (address: string, part: string, value: string) => string;
  /** Milliseconds since the process began. */
  now: () => number;
}

/** What the process calls in the realm. */
export interface Realm {
  /** Takes a section's server build, compiled in this realm; `warm` runs it now. */
  adopt: (code: unknown, warm: boolean) => void;
  /** `job`, or `data` with a body: the answer to a read. */
  take: (word: string, text: string, body: string) => void;
  fire: (id: number) => void;
  describe: (error: unknown) => string;
}

/** In the order in which an address crosses. */
export const URL_PARTS = [
  'href',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
  'origin',
] as const;
