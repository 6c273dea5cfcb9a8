import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CommandLine } from '../testing/command-line.ts';

let command: CommandLine;

beforeAll(async () => {
  command = await CommandLine.start({ rehearsals: 'required' });
}, 180_000);
afterAll(() => command?.stop());

it('where the registry requires it, a release is rehearsed before visitors get it, or released with a reason', async () => {
  const first = await command.publish({ name: 'catalog', version: '1.0.0-aaa' }, '--promote');
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining('Promoted catalog@1.0.0-aaa') });

  // It begins by itself, and this registry is no site to play it on.
  const played = await command.publish({ name: 'catalog', version: '1.1.0-bbb' }, '--promote');
  expect(played.out).toContain('The registry requires a rehearsal first.');
  expect(played).toMatchObject({ code: 1, err: expect.stringContaining('--site https://the-site.example') });

  const why = ['--why', 'search is down'];
  const anyway = await command.run(['canary', 'catalog@1.1.0', '--weight', '10%', '--anyway', ...why]);
  expect(anyway).toMatchObject({ code: 0, out: expect.stringContaining('catalog@1.1.0-bbb now goes to') });
  const trail = await command.run(['audit', 'catalog']);
  expect(trail.err).toBe('');
  expect(trail.out).toContain('Anyway, although: catalog@1.1.0-bbb has had no rehearsal. search is down');
}, 120_000);
