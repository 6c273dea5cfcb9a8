import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../bootstrap/prepare.mjs';
import { readWorkspaces } from '../lib/workspaces.ts';
import { CHECKS } from './checks.ts';
import { checksOfRoom } from './room-checks.ts';

const rooms = readWorkspaces(ROOT);
const partsOf = (dir: string) =>
  Object.fromEntries(checksOfRoom(dir, CHECKS, rooms).map(({ name, folders }) => [name, folders]));

describe('the checks of one room', () => {
  it('cover its folder and its journeys', () => {
    expect(partsOf('mfe-journey')).toEqual({
      format: ['mfe-journey'],
      lint: ['mfe-journey'],
      types: ['mfe-journey'],
      unit: ['mfe-journey/'],
      e2e: expect.arrayContaining(['e2e/journeys/my-path.test.ts']),
    });
  });

  it('include the content check where a service has one', () => {
    expect(Object.keys(partsOf('services/catalog'))).toContain('content');
    expect(Object.keys(partsOf('services/community'))).not.toContain('content');
  });

  it('start no site if there is no journey', () => {
    expect(Object.keys(partsOf('services/common'))).toEqual(['format', 'lint', 'types', 'unit']);
  });

  it('need the name of an existing room', () => {
    expect(() => partsOf('mfe-catalogue')).toThrow(
      /^There is no room "mfe-catalogue"; the rooms are .*mfe-catalog, mfe-community/,
    );
  });
});

const teams = rooms.filter(({ dir }) => /^(mfe-|services\/(?!common$))/.test(dir));

it.each(teams)('npm test -w $dir runs them, with journeys that exist', ({ dir, journeys }) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, dir, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const up = dir.includes('/') ? '../..' : '..';
  expect(scripts['test']).toBe(`exec node ${up}/infra/local/test.mjs --room ${dir}`);
  expect(journeys).not.toEqual([]);
  for (const name of journeys)
    expect([name, existsSync(join(ROOT, 'e2e', `${name}.test.ts`))]).toEqual([name, true]);
});
