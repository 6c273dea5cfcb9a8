import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { CACHE } from '../root.ts';

/** In a process of its own, since rspack leaves threads behind. */
const BUILD = `
  import { buildServer } from '${join(import.meta.dirname, 'build-peers.ts')}';
  await buildServer();
  console.log(Object.keys(await import('${CACHE}single-server/server/render.js')).join());
`;

it('builds a server-rendered application that finds all of its modules', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], { encoding: 'utf8' });
  expect(said.trim().split('\n').at(-1)).toBe('renderSingleApp');
}, 120_000);
