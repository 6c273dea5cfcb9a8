import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { serverModule } from './remote-modules.ts';

describe('the server build of a release', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'coachlab-builds-'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  function build(name: string, code: string) {
    const file = join(dir, name);
    writeFileSync(file, code);
    return { file, sha384: `sha384-${createHash('sha384').update(code).digest('base64')}` };
  }

  it('gets the React that the shell renders with', async () => {
    const made = build('whole.js', "exports.pages = { hook: require('react').useState };");
    expect((await serverModule(made)).pages.hook).toBe(useState);
  });

  it.each(['node:fs', 'fs', 'react-router-dom', './other.js', 'constructor'])(
    'may not require "%s"',
    async (name) => {
      const made = build('greedy.js', `exports.pages = {}; require(${JSON.stringify(name)});`);
      await expect(serverModule(made)).rejects.toThrow(`may not require "${name}"`);
    },
  );

  it('does not run with other bytes, and runs once they are right', async () => {
    const code = 'exports.pages = { right: true };';
    const made = build('changed.js', code);
    writeFileSync(made.file, 'globalThis.tampered = true;');
    await expect(serverModule(made)).rejects.toThrow('has the hash');
    expect('tampered' in globalThis).toBe(false);
    writeFileSync(made.file, code);
    expect(await serverModule(made)).toMatchObject({ pages: { right: true } });
  });
});
