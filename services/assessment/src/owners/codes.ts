import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a code survives handwriting. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Five random bits a letter. */
export function newCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % 32]).join('');
}

/** In groups of four: `7K3M-9QXV-2TPD`. */
export function readable(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

/** What a person typed as a code of `length` letters, or null when it cannot be one. */
export function readCode(typed: string, length: number): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === length && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

export function codeHash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
