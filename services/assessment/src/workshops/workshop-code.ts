import { randomInt } from 'node:crypto';

/**
 * Signs of which none is taken for another on a wall: without 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, G beside 6, U
 * beside V, Q. No vowels, so that no word comes out, and no N, which sounds like M.
 */
const SIGNS = 'CDFHJKMPRTVWXY34679';

/** 38 bits. Whoever guesses one may add scores to it and sees nothing. */
const LENGTH = 9;

export function newWorkshopCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** In groups of three, as one reads a number aloud: `K4T-9WM-XH7`. */
export function spokenCode(code: string): string {
  return (code.match(/.{1,3}/g) ?? []).join('-');
}

/** What a person typed, or null when it cannot be a workshop's code. */
export function readWorkshopCode(typed: string): string | null {
  const code = typed.slice(0, 80).toUpperCase().replace(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}
