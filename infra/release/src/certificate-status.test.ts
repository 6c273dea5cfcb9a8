import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from './settings.ts';
import { type RegistryProcess, startRegistryProcess } from './testing/registry-process.ts';

let registry: RegistryProcess;
beforeAll(async () => {
  registry = await startRegistryProcess({ certifiedDays: 13 });
}, 180_000);
afterAll(() => registry?.stop());

describe('a certificate of the signing key that ends in less than two weeks', () => {
  it('is what status says first', () => {
    const env = {
      PATH: process.env['PATH'],
      COACHLAB_REGISTRY: registry.url,
      COACHLAB_DATA: registry.data,
    };
    const command = join(ROOT, 'infra/release/bin/coachlab.mjs');
    const said = execFileSync(process.execPath, [command, 'status'], { env }).toString();
    expect(said).toMatch(/^The certificate of the registry's key ends in 13 days \(20/);
  });
});
