import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isInstalled } from './install.mjs';
import { tooOld } from './node-version.mjs';

const REACT = { version: '19.3.1', integrity: 'sha512-a' };
const OTHER_PLATFORM = { version: '1.0.0', integrity: 'sha512-b', optional: true };

describe('whether the dependencies are installed', () => {
  it('is confirmed when npm installed what the lockfile says', () => {
    expect(isInstalled(house({ 'node_modules/react': REACT }, { 'node_modules/react': REACT }))).toBe(true);
  });

  it('ignores a missing package for another platform', () => {
    const wanted = { 'node_modules/react': REACT, 'node_modules/only-mac': OTHER_PLATFORM };
    expect(isInstalled(house(wanted, { 'node_modules/react': REACT }))).toBe(true);
  });

  it('ignores a package for this platform that the lockfile does not list', () => {
    const found = { 'node_modules/react': REACT, 'node_modules/only-mac': OTHER_PLATFORM };
    expect(isInstalled(house({ 'node_modules/react': REACT }, found))).toBe(true);
  });

  it.each([
    ['a package is missing', {}],
    ['a package has another version', { 'node_modules/react': { ...REACT, version: '19.3.0' } }],
    ['a package has other bytes', { 'node_modules/react': { ...REACT, integrity: 'sha512-c' } }],
    ['a package is left from before', { 'node_modules/react': REACT, 'node_modules/vue': REACT }],
  ])('is denied when %s', (_, found) => {
    expect(isInstalled(house({ 'node_modules/react': REACT }, found))).toBe(false);
  });

  it('is denied when an install was interrupted before npm wrote its list', () => {
    expect(isInstalled(house({ 'node_modules/react': REACT }, undefined))).toBe(false);
  });
});

describe('the Node version at startup', () => {
  it('may be 20 or newer', () => {
    expect(tooOld('20.0.0')).toBeUndefined();
    expect(tooOld('26.1.0')).toBeUndefined();
  });

  it('is rejected with one sentence when it is older', () => {
    expect(tooOld('18.20.4')).toBe(
      'Coachlab needs Node 20 or newer and this is Node 18.20.4: install a newer Node and run the command again.',
    );
  });
});

function house(wanted: object, found: object | undefined): string {
  const root = temporaryFolder();
  write(join(root, 'package-lock.json'), { packages: { '': { name: 'coachlab' }, ...wanted } });
  write(join(root, 'node_modules/node/bin/node'), {});
  if (found) write(join(root, 'node_modules/.package-lock.json'), { packages: found });
  return root;
}

function write(file: string, value: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
