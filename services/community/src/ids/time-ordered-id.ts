import { randomBytes } from 'node:crypto';

let last = 0;
let sequence = 0;

/**
 * 32 hex digits that ascend with time: 12 of milliseconds, 4 that count within one, 16 of randomness. So the
 * primary key is also the order of the list, and a page of it is one range of the index.
 */
export function timeOrderedId(now = Date.now()): string {
  // A clock that was set back must not put new posts under older ones.
  sequence = now > last ? 0 : sequence + 1;
  last = Math.max(now, last);
  return hex(last, 12) + hex(sequence % 0x10000, 4) + randomBytes(8).toString('hex');
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
