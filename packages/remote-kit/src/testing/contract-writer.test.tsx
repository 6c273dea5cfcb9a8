import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ContractWriter } from './contract-writer.ts';
import { fakeApi } from './fake-api.ts';

let folder: string;
let file: string;
const ci = process.env['CI'];
beforeEach(() => {
  delete process.env['CI'];
  folder = mkdtempSync(join(tmpdir(), 'coachlab-contract-'));
  file = join(folder, 'contract/events.json');
});
afterEach(() => {
  if (ci === undefined) delete process.env['CI'];
  else process.env['CI'] = ci;
  rmSync(folder, { recursive: true });
});

async function calledBy(paths: string[]): Promise<ContractWriter> {
  const contract = new ContractWriter('events', 'events');
  fakeApi(
    contract.needs({
      'GET /api/events': () => ({ body: [{ slug: 'first' }] }),
      'GET /api/events/gone': () => ({ status: 404, body: { code: 'item_unknown' } }),
      'GET /api/events/unused': () => ({ body: {} }),
    }),
  );
  for (const path of paths) await fetch(path);
  return contract;
}

it('holds what was called, once and in order, and not what nobody asked for', async () => {
  (await calledBy(['/api/events/gone', '/api/events', '/api/events'])).write(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    schema: 1,
    section: 'events',
    api: 'events',
    calls: [
      { method: 'GET', path: '/api/events', status: 200, answer: [{ slug: 'first' }] },
      { method: 'GET', path: '/api/events/gone', status: 404 },
    ],
  });
});

it('is not written on a build server, which refuses one that was not committed', async () => {
  const contract = await calledBy(['/api/events']);
  contract.write(file);
  process.env['CI'] = 'true';
  contract.write(file);
  const committed = readFileSync(file, 'utf8').replace('"first"', '"second"');
  writeFileSync(file, committed);
  expect(() => contract.write(file)).toThrow('is not what the pages need now');
  expect(readFileSync(file, 'utf8')).toBe(committed);
});
