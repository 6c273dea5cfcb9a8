import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const COPIED = ['package.json', 'rspack.config.mjs', 'build-config'];
const folder = mkdtempSync(join(tmpdir(), 'coachlab-folder-'));
const shell = join(folder, 'a b ü', 'shell');

beforeAll(() => {
  mkdirSync(shell, { recursive: true });
  for (const name of COPIED) cpSync(join(ROOT, 'shell', name), join(shell, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'a b ü', 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true }));

it('finds what is installed from a folder whose name has a space and a letter outside ASCII', () => {
  const script = `
    const { default: builds } = await import('./rspack.config.mjs');
    const { sharedVersions } = await import('./build-config/shared-versions.ts');
    console.log(JSON.stringify([builds.length, sharedVersions().react]));
  `;
  const said = execFileSync(
    process.execPath,
    ['--conditions=coachlab', '--input-type=module', '--eval', script],
    { cwd: shell, encoding: 'utf8' },
  );
  expect(JSON.parse(said)).toEqual([5, expect.stringMatching(/^19\./)]);
});
