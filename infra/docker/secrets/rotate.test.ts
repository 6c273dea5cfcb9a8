import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Keyring } from './keyring.ts';
import { readers } from './readers.ts';
import { rotate } from './rotate.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coachlab-keyring-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const now = () => readers(new Keyring(folder), { host: 'mysql:3306', tls: false });

describe('a rotation', () => {
  it('of the cookie keys puts a new one first and keeps two old ones for verification', () => {
    const lists = [now()['shell']?.files['cookie-keys'] ?? ''];
    for (let turn = 0; turn < 4; turn += 1) {
      rotate(new Keyring(folder), 'cookie-keys');
      lists.push(now()['shell']?.files['cookie-keys'] ?? '');
    }
    const firsts = lists.map((list) => list.split(',')[0]);
    expect(new Set(firsts).size).toBe(5);
    expect(lists[4]?.split(',')).toEqual([firsts[4], firsts[3], firsts[2]]);
  });

  it("of the signing key changes the registry's files and none of the shell's", () => {
    const before = now();
    rotate(new Keyring(folder), 'signing-key');
    const after = now();
    expect(after['shell']).toEqual(before['shell']);
    expect(after['registry']?.files['signing-key']).not.toBe(before['registry']?.files['signing-key']);
  });

  it('is possible only for these two', () => {
    expect(() => rotate(new Keyring(folder), 'admin-token')).toThrow('no secret "admin-token" to rotate');
  });
});
