/** Something that a person asked for and that cannot be done; the message says why. */
export class Refused extends Error {
  readonly code = 'refused';
}
