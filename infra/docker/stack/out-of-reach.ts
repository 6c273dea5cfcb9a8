/** sysexits.h: EX_TEMPFAIL. `npm test` takes it for "could not be tried here". */
export const UNREACHED = 75;

/** Nothing is wrong with the house: this machine has not what it takes. The message says what, and what to do. */
export class OutOfReach extends Error {
  readonly code = 'out_of_reach';
}
