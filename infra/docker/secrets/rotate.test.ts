import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Keyring, publicKeyOf } from './keyring.ts';
import { readers } from './readers.ts';
import { rotate } from './rotate.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coachlab-keyring-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const now = () => readers(new Keyring(folder), { host: 'mysql:3306', tls: false });
const trusted = () => (now()['shell']?.files['discovery-keys'] ?? '').split(',');
const signing = () => publicKeyOf(now()['registry']?.files['signing-key'] ?? '');

describe('a rotation', () => {
  it('of the cookie keys puts a new one first and keeps two former ones to verify with', () => {
    const lists = [now()['shell']?.files['cookie-keys'] ?? ''];
    for (let turn = 0; turn < 4; turn += 1) {
      rotate(new Keyring(folder), 'cookie-keys');
      lists.push(now()['shell']?.files['cookie-keys'] ?? '');
    }
    const firsts = lists.map((list) => list.split(',')[0]);
    expect(new Set(firsts).size).toBe(5);
    expect(lists[4]?.split(',')).toEqual([firsts[4], firsts[3], firsts[2]]);
  });

  it('of the signing key is trusted before it signs, and the former one until it signs no more', () => {
    const old = signing();
    expect(trusted()).toEqual([old]);

    rotate(new Keyring(folder), 'signing-key');
    expect([signing(), trusted()[0], trusted().length]).toEqual([old, old, 2]);
    const next = trusted()[1];

    rotate(new Keyring(folder), 'signing-key');
    expect([signing(), trusted()]).toEqual([next, [next, old]]);

    rotate(new Keyring(folder), 'signing-key');
    expect([signing(), trusted()]).toEqual([next, [next]]);
  });

  it('is for those two alone', () => {
    expect(rotate(new Keyring(folder), 'admin-token')).toBeUndefined();
  });
});
