import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandLine } from '../testing/command-line.ts';
import { writeBuild } from '../testing/remote-on-disk.ts';

let command: CommandLine;

beforeAll(async () => {
  command = await CommandLine.start();
  await command.publish({ name: 'catalog', version: '1.0.0-aaa' });
}, 180_000);
afterAll(() => command?.stop());

describe('a mistake', () => {
  it.each([
    [['pubish'], 'There is no command "pubish"; there are new, dev, publish, rehearse, canary,'],
    [['publish'], 'Usage: coachlab publish <folder>'],
    [['promote', 'catalog', '--wy'], "Unknown option '--wy'. See coachlab promote --help"],
    [['canary', 'catalog'], 'Choose a share of the visitors: --weight 10%'],
    [['canary', 'catalog', '--weight', 'ten'], '--weight is "ten"'],
    [['canary', 'catalog', '--weight', '1%', '--allow', 'me'], '--allow takes visitor ids'],
    [['audit', '--limit', '0'], '--limit takes 1 to 1000.'],
  ])('in usage exits with 2: %j', async (args, sentence) => {
    const { code, err } = await command.run(args);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });

  it.each([
    [['publish', 'mfe-nothing'], 'There is no folder mfe-nothing, and no section of that name.'],
    [['publish', '.', '--no-build'], 'release.json cannot be read'],
    [['promote', 'nothing'], 'There is no token for nothing.'],
    [['promote', 'journey'], 'The registry has no remote journey.'],
    [['promote', 'catalog@7'], 'catalog has no release 7.'],
    [['status', 'nothing'], 'The registry has no remote nothing.'],
  ])('in a name exits with 1: %j', async (args, sentence) => {
    const { code, err } = await command.run(args);
    expect(err).toContain(sentence);
    expect(code).toBe(1);
  });

  it('in size is reported, even if the answer is lost with the connection', async () => {
    const server = createServer((request) => request.socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    writeBuild(join(command.work, 'mfe-catalog'), { name: 'catalog', version: '9.0.0-big' });
    const { code, err } = await command.run(['publish', 'mfe-catalog', '--no-build'], {
      COACHLAB_REGISTRY: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
    server.close();
    expect(code).toBe(3);
    expect(err).toMatch(
      / closed the connection while \d+ (B|KB) were being sent \(\w+\)\.\n  A package may be up to 16 MB\.\n$/,
    );
  });

  it('in the version of Node names a command that works, also to whoever came by npx', async () => {
    const old = join(command.work, 'old-node.cjs');
    writeFileSync(
      old,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } });",
    );
    const { code, err } = await command.run(['status'], { NODE_OPTIONS: `--require=${old}` });
    expect(err).toMatch(/^coachlab needs Node 24 or newer, .* or run: npx -p node@24 coachlab\n$/);
    expect(code).toBe(2);
  });

  it('in the address exits with 3', async () => {
    const { code, err } = await command.run(['status'], { COACHLAB_REGISTRY: 'http://127.0.0.1:59999' });
    expect(code).toBe(3);
    expect(err).toContain('No registry answers at http://127.0.0.1:59999 (ECONNREFUSED).');
  });

  it.each([['--help'], ['publish', '--help'], ['canary', '-h'], ['audit', '--help']].map((args) => [args]))(
    'is avoided by reading first: %j',
    async (args) => {
      const { code, out, err } = await command.run(args);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^coachlab/);
    },
  );
});
