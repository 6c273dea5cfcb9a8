import { judgeShadows } from '../src/domain/verdict/shadows.ts';
import type { Kind } from './kinds.ts';

/** Who looks at a release before its first visitor. */
export type Lookers = 'nobody' | 'shadow renders' | 'a rehearsal';

/** A fault by where it shows. */
export interface Fault {
  name: string;
  /** What its visitors meet. */
  kind: Kind;
  /** Whether this looker finds it in one release; by draws of `random`. */
  isFound: (by: Lookers, random: () => number) => boolean;
  /** Sessions in nine of ten rollouts at most, by looker. */
  most: Partial<Record<Lookers, number>>;
}

/** Routes of a section, of which some have a page for each item of a list. */
const ROUTES = 10;
const LISTS = 3;
/** As the shell tries a candidate: addresses before its first visitor, every route's first one before any route's second. */
const TRIED = 20;
/** Releases whose broken route has a list of which no address is known yet. */
const NEW_LIST = 0.03;
/** Times at which nothing can be rendered for nobody, since visitors wait for every process. */
const BUSY = 0.02;
/** Looks that the buttons of a page have at most; the rehearsal presses twelve, one of each look before any look's second. */
const MOST_LOOKS = 14;
const PRESSED_LOOKS = 12;
/** Buttons that are there only once something was typed. */
const HIDDEN = 0.03;
/** A visit is three pages, and every tenth presses the button. */
const PAGES = 3;
const PRESSES = 0.1;

export const FAULTS: Fault[] = [
  {
    name: 'broken on the server',
    kind: broken(1),
    isFound: (by, random) => by === 'a rehearsal' || (by === 'shadow renders' && shadowsHold(ROUTES, random)),
    most: { 'shadow renders': 0, 'a rehearsal': 0 },
  },
  {
    name: 'broken at hydration',
    kind: broken(1),
    // No browser runs what nobody sees.
    isFound: (by) => by === 'a rehearsal',
    most: { 'a rehearsal': 0 },
  },
  {
    name: 'broken on one route of ten',
    kind: broken(1 - (1 - 1 / ROUTES) ** PAGES),
    isFound: (by, random) => {
      const isKnown = random() >= NEW_LIST;
      return isKnown && (by === 'a rehearsal' || (by === 'shadow renders' && shadowsHold(1, random)));
    },
    most: { 'shadow renders': 10, 'a rehearsal': 10 },
  },
  {
    name: 'broken after a click',
    kind: broken(PRESSES),
    isFound: (by, random) => {
      const looks = 1 + Math.floor(random() * MOST_LOOKS);
      const isPressed = Math.floor(random() * looks) < PRESSED_LOOKS && random() >= HIDDEN;
      return by === 'a rehearsal' && isPressed;
    },
    most: { 'a rehearsal': 10 },
  },
];

/** By the rule that the registry holds a rollout by. */
function shadowsHold(brokenRoutes: number, random: () => number): boolean {
  if (random() < BUSY) return false;
  // Each route once, then further items of the lists.
  const further = TRIED - ROUTES;
  const isList = random() < LISTS / ROUTES;
  const failed = brokenRoutes === ROUTES ? TRIED : 1 + (isList ? Math.floor(further / LISTS) : 0);
  const shadows = { addresses: TRIED, failed, stableFailed: 0, ms: 0, stableMs: 0, faults: [] };
  return judgeShadows(shadows).holds !== null;
}

function broken(share: number): Kind {
  return { name: '', stable: 0.01, canary: () => 0.01 + share * 0.99, expect: 'some_end' };
}
