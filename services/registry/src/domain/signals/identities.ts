import { createHmac, hkdfSync, type KeyObject } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Keyed hashes of who reported: neither a visitor nor an address is in the database, and nobody without the key can
 * find out whether one is. The key comes from the signing key, so that all instances have the same.
 */
export class Identities {
  readonly #key: Buffer;

  constructor(signingKey: KeyObject) {
    this.#key = deriveKey(signingKey, 'identities of signals');
  }

  /** 32 hex digits. */
  session(visitor: string): string {
    return this.#hash(`visitor ${visitor}`);
  }

  /** 32 hex digits; the same for a whole /24 or /48. What is no address is taken for the name of a network. */
  network(address: string): string {
    return this.#hash(`network ${networkOf(address)}`);
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('hex').slice(0, 32);
  }
}

/** `10.1.2.0` for every address of that /24, `2001:db8:7::` for every one of that /48. */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0`;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%', 1)[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = !tail ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right].slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::`;
}

/** A secret of 32 bytes for one purpose, that only holders of the signing key can make. */
export function deriveKey(signingKey: KeyObject, purpose: string): Buffer {
  const secret = signingKey.export({ type: 'pkcs8', format: 'der' });
  return Buffer.from(hkdfSync('sha256', secret, 'coachlab registry', purpose, 32));
}
