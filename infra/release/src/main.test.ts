import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditRow, RegistryStatus } from '@coachlab/contracts';
import { writeProvenance } from './provenance.ts';
import { type RegistryProcess, startRegistryProcess } from './testing/registry-process.ts';
import { type Build, writeBuild } from './testing/remote-on-disk.ts';
import { type Outcome, runCommand } from './testing/run-command.ts';

let registry: RegistryProcess;
let work: string;

/** In a folder that holds `mfe-catalog` and `mfe-journey`. */
function coachlab(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return runCommand(registry, work, args, env);
}

function publish(build: Build, ...options: string[]): Promise<Outcome> {
  const folder = `mfe-${build.name}`;
  writeBuild(join(work, folder), build);
  return coachlab(['publish', folder, '--no-build', ...options]);
}

const status = async () => JSON.parse((await coachlab(['status', '--json'])).out) as RegistryStatus;
const catalog = async () => (await status()).remotes.find(({ name }) => name === 'catalog');

beforeAll(async () => {
  registry = await startRegistryProcess();
  work = mkdtempSync(join(tmpdir(), 'coachlab-command-'));
}, 180_000);

afterAll(async () => {
  await registry?.stop();
  rmSync(work, { recursive: true, force: true });
});

describe('a release on its way', () => {
  it('begins with nothing', async () => {
    expect(await coachlab(['status'])).toEqual({
      code: 0,
      out: 'Nothing is published yet. Begin with: coachlab publish <folder>\n',
      err: '',
    });
  });

  it('is published, and then says what to do next', async () => {
    const { code, out } = await publish({ name: 'catalog', version: '1.0.0-aaa' });
    expect(code).toBe(0);
    expect(out).toMatch(/^Published catalog@1\.0\.0-aaa \(6 files, \d+ (KB|B) packed\)\./);
    expect(out).toContain('coachlab promote catalog@1.0.0-aaa\n');
    expect(await catalog()).toMatchObject({ stable: null });
  });

  it('is published again without harm', async () => {
    const { code, out } = await publish({ name: 'catalog', version: '1.0.0-aaa' });
    expect({ code, out }).toEqual({
      code: 0,
      out: 'catalog@1.0.0-aaa is published already, with the same content.\n',
    });
  });

  it('is promoted by its number alone', async () => {
    const { code, out } = await coachlab(['promote', 'mfe-catalog@1.0.0', '--why', 'first']);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'Promoted catalog@1.0.0-aaa. Visitors get it with their next page.\n',
    });
  });

  it('is published and promoted at once', async () => {
    const { code, out } = await publish(
      { name: 'catalog', version: '1.1.0-bbb' },
      '--promote',
      '--at-once',
      '--why',
      'typo',
    );
    expect(code).toBe(0);
    expect(out).toContain('Promoted catalog@1.1.0-bbb; before: 1.0.0-aaa.');
    expect(await catalog()).toMatchObject({ stable: '1.1.0-bbb', fallback: '1.0.0-aaa' });
  });

  it('meets a share of the visitors', async () => {
    await publish({ name: 'catalog', version: '1.2.0-ccc' });
    const visitor = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
    const { code, out } = await coachlab(['canary', 'catalog', '--weight', '10%', '--allow', visitor]);
    expect(code).toBe(0);
    expect(out).toBe(
      'catalog@1.2.0-ccc now meets 10 % of the visitors.\nOn the allow list: 1. On the deny list: 0.\nEverybody else stays on 1.1.0-bbb.\n',
    );
    expect((await coachlab(['status'])).out).toMatch(
      /^catalog +1\.1\.0-bbb +1\.2\.0-ccc at 10 % +1\.0\.0-aaa +3 /m,
    );
  });

  it('is asked for by name when there are two to choose from', async () => {
    await publish({ name: 'catalog', version: '1.3.0-ddd' });
    const { code, err } = await coachlab(['promote', 'catalog']);
    expect(code).toBe(1);
    expect(err).toContain('  coachlab promote catalog@1.2.0-ccc\n  coachlab promote catalog@1.3.0-ddd\n');
  });

  it('is rolled back', async () => {
    const { code, out } = await coachlab(['rollback', 'catalog', '--why', 'search is broken']);
    expect(code).toBe(0);
    expect(out).toContain('Rolled back to catalog@1.0.0-aaa; before: 1.1.0-bbb.');
    expect(out).toContain('The rollout of 1.2.0-ccc has ended, too.');
    await coachlab(['rollback', 'catalog', '--to', '1.1.0']);
    expect(await catalog()).toMatchObject({ stable: '1.1.0-bbb' });
  });

  it('leaves a trail', async () => {
    const { out } = await coachlab(['audit', 'catalog', '--limit', '2']);
    expect(out.split('\n')).toHaveLength(4);
    expect(out).toMatch(/rollback +1\.1\.0-bbb +1\.0\.0-aaa +catalog \(token \w{8}\) +search is broken$/m);
    const rows = JSON.parse((await coachlab(['audit', '--json', '--limit', '1000'])).out) as AuditRow[];
    expect(rows.map(({ action }) => action).filter((action) => action === 'promote')).toHaveLength(2);
  });

  it('leaves a trail that anybody can check, also against a head noted before', async () => {
    const { code, out } = await coachlab(['audit', '--verify']);
    expect(code).toBe(0);
    const [, entries, head] =
      /^(\d+) entries, each fits the one before\. Head: ([0-9a-f]{64})$/m.exec(out) ?? [];
    expect(Number(entries)).toBeGreaterThan(5);
    await coachlab(['promote', 'catalog@1.1.0', '--at-once', '--why', 'once more']);
    expect((await coachlab(['audit', '--verify', '--head', head!])).code).toBe(0);
    const cut = await coachlab(['audit', '--verify', '--head', 'f'.repeat(64)]);
    expect([cut.code, cut.err]).toEqual([1, expect.stringContaining('was cut off or written anew')]);
    expect(await coachlab(['audit', '--verify', '--head', 'x'])).toMatchObject({ code: 2 });
    expect(await coachlab(['audit', 'catalog', '--verify'])).toMatchObject({ code: 2 });
  });

  it('is shown among its siblings', async () => {
    const { out } = await coachlab(['status', 'catalog']);
    expect(out).toContain('owned by team-catalog');
    expect(out).toMatch(/^1\.1\.0-bbb +stable +\d+ s ago +\d+ B +- +-$/m);
  });
});

describe('a refusal', () => {
  it('lists every reason', async () => {
    const { code, err } = await publish({
      name: 'journey',
      version: '1.0.0-jjj',
      route: '/catalog',
      shared: { react: '^18.0.0' },
    });
    expect(code).toBe(1);
    expect(err).toBe(`The registry refuses it for 3 reasons:
  Route /catalog can match addresses that journey does not own. It owns /journey, /preview. (route_not_owned)
  Route /catalog collides with /catalog of catalog@1.1.0-bbb. (route_collision)
  Needs shared react ^18.0.0; the shell provides 19.3.1. Build it against what that shell has (npm install react@19.3.1), or deploy a shell that provides react ^18.0.0 first. (shared_unsatisfied)
`);
  });

  it('of a shell names each release that cannot run on it', async () => {
    mkdirSync(join(work, 'shell/build'), { recursive: true });
    const check = (shell: string) => {
      const provides = { shell, shared: { react: '19.3.1' } };
      writeFileSync(join(work, 'shell/build/provides.json'), JSON.stringify(provides));
      return coachlab(['check', 'shell']);
    };
    expect(await check('1.3.0')).toMatchObject({
      code: 0,
      out: expect.stringContaining('runs on this shell'),
    });
    const { code, err } = await check('2.0.0');
    expect(code).toBe(1);
    expect(err).toContain(
      'catalog@1.1.0-bbb, which visitors have, cannot run on this shell. Needs shell ^1.0.0; the shell provides 2.0.0.',
    );
  });

  it('of other content under one version says what to do', async () => {
    const { code, err } = await publish({
      name: 'catalog',
      version: '1.0.0-aaa',
      shared: { react: '^19.0.0' },
    });
    expect(code).toBe(1);
    expect(err).toBe(
      'catalog@1.0.0-aaa is published with other content. A version is never replaced: build another one.\n',
    );
  });

  it.each([
    [{ COACHLAB_TOKEN: 'journey-token-0123456789' }, 'This token is for journey, not for catalog.'],
    [{ COACHLAB_TOKEN: 'made-up' }, 'The registry does not know this token, or it has expired.'],
    [{ COACHLAB_DATA: '/nowhere' }, 'There is no token for catalog.'],
  ])('of a token is one sentence: %j', async (env, sentence) => {
    const { code, err } = await coachlab(
      ['promote', 'catalog@1.0.0-aaa'],
      env as unknown as Record<string, string>,
    );
    expect(code).toBe(1);
    expect(err.split('\n')[0]).toBe(sentence);
  });
});

describe('the token', () => {
  it('may lie in a file of its own, as npm start keeps it', async () => {
    const data = join(work, 'data');
    mkdirSync(join(data, 'secrets'), { recursive: true });
    writeFileSync(join(data, 'secrets/token-catalog'), 'catalog-token-0123456789\n');
    const { code, out } = await coachlab(['promote', 'catalog@1.1.0'], { COACHLAB_DATA: data });
    expect({ code, out }).toEqual({ code: 0, out: 'catalog@1.1.0-bbb is the stable release already.\n' });
    expect((await coachlab(['status'], { COACHLAB_DATA: data })).code).toBe(0);
  });
});

describe('a mistake', () => {
  it.each([
    [['pubish'], 'There is no command "pubish"; there are new, dev, publish, rehearse, canary,'],
    [['publish'], 'Usage: coachlab publish <folder>'],
    [['promote', 'catalog', '--wy'], "Unknown option '--wy'. More: coachlab promote --help"],
    [['canary', 'catalog'], 'Say how many visitors: --weight 10%'],
    [['canary', 'catalog', '--weight', 'ten'], '--weight is "ten"'],
    [['canary', 'catalog', '--weight', '1%', '--allow', 'me'], '--allow takes visitor ids'],
    [['audit', '--limit', '0'], '--limit takes 1 to 1000.'],
  ])('in calling ends with 2: %j', async (args, sentence) => {
    const { code, err } = await coachlab(args);
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
  ])('in what is meant ends with 1: %j', async (args, sentence) => {
    const { code, err } = await coachlab(args);
    expect(err).toContain(sentence);
    expect(code).toBe(1);
  });

  it('in size is told, even where the answer is lost with the connection', async () => {
    const server = createServer((request) => request.socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    writeBuild(join(work, 'mfe-catalog'), { name: 'catalog', version: '9.0.0-big' });
    const { code, err } = await coachlab(['publish', 'mfe-catalog', '--no-build'], {
      COACHLAB_REGISTRY: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
    server.close();
    expect(code).toBe(3);
    expect(err).toMatch(
      / broke off while \d+ (B|KB) were being sent \(\w+\)\.\n  A package may have 16 MB\.\n$/,
    );
  });

  it('in the address ends with 3', async () => {
    const { code, err } = await coachlab(['status'], { COACHLAB_REGISTRY: 'http://127.0.0.1:59999' });
    expect(code).toBe(3);
    expect(err).toContain('No registry answers at http://127.0.0.1:59999 (ECONNREFUSED).');
  });

  it.each([['--help'], ['publish', '--help'], ['canary', '-h'], ['audit', '--help']].map((args) => [args]))(
    'is avoided by reading first: %j',
    async (args) => {
      const { code, out, err } = await coachlab(args);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^coachlab/);
    },
  );
});

describe('a build', () => {
  const remote = () => join(work, 'mfe-built');
  const config = (more: string) => `export default {
  mode: 'production', entry: './index.js', output: { path: import.meta.dirname + '/build/server', filename: 'index.js' }, ${more}
};`;

  it('runs in the folder before anything is sent, and shows its errors', async () => {
    mkdirSync(remote(), { recursive: true });
    writeFileSync(join(remote(), 'rspack.config.mjs'), config(''));
    writeFileSync(join(remote(), 'index.js'), "import './absent.js';");
    const { code, err } = await coachlab(['publish', 'mfe-built']);
    expect(code).toBe(1);
    expect(err).toMatch(/^rspack build failed in .*mfe-built:\n/);
    expect(err).toContain('absent.js');
  }, 30_000);

  it('is packed and sent', async () => {
    writeBuild(remote(), { name: 'journey', version: '2.0.0-kkk' });
    writeFileSync(join(remote(), 'index.js'), 'export default 1;');
    // The build itself writes its digests, as the remote kit's does.
    writeFileSync(
      join(remote(), 'rspack.config.mjs'),
      `import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
const at = (path) => import.meta.dirname + '/build/' + path;
const describe = () => {
  const release = JSON.parse(readFileSync(at('release.json'), 'utf8'));
  release.files['server/index.js'] = 'sha384-' + createHash('sha384').update(readFileSync(at('server/index.js'))).digest('base64');
  writeFileSync(at('release.json'), JSON.stringify(release));
};
${config("plugins: [{ apply: (compiler) => compiler.hooks.done.tap('describe', describe) }]")}`,
    );
    const { code, out, err } = await coachlab(['publish', 'mfe-built']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Built mfe-built in \d+\.\d s\.\nPublished journey@2\.0\.0-kkk /);
  }, 30_000);
});

describe('a section with a type error', () => {
  const remote = () => join(work, 'mfe-typed');
  const publishIt = (...options: string[]) => coachlab(['publish', 'mfe-typed', ...options]);
  const config = "export default { mode: 'production', entry: './index.js' };";

  beforeAll(() => {
    writeBuild(remote(), { name: 'journey', version: '3.0.0-ttt' });
    const files = {
      'rspack.config.mjs': config,
      'index.js': 'export default 1;',
      'tsconfig.json': JSON.stringify({ compilerOptions: { types: [] }, include: ['count.ts'] }),
      'count.ts': "export const count: number = 'one';\n",
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(remote(), name), text);
  });

  it.each([[['publish']], [['override', '--build']]])(
    'is not sent: %j',
    async ([name, ...options]) => {
      const { code, out, err } = await coachlab([name!, 'mfe-typed', ...options]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(
        'mfe-typed has type errors, so it is not published:\n  count.ts(1,14): error TS2322',
      );
      expect(
        (await status()).remotes.flatMap(({ releases }) => releases.map((one) => one.version)),
      ).not.toContain('3.0.0-ttt');
    },
    60_000,
  );

  it('is sent once it is mended, or by somebody who answers for its types', async () => {
    expect(await publishIt('--no-types')).toMatchObject({ code: 0, err: '' });
    writeFileSync(join(remote(), 'count.ts'), 'export const count: number = 1;\n');
    expect(await publishIt()).toMatchObject({ code: 0, err: '' });
  }, 60_000);
});

describe('an override', () => {
  it('is a link for one browser', async () => {
    await publish({ name: 'journey', version: '7.0.0-preview', route: '/preview' });
    const { code, out } = await coachlab([
      'override',
      'journey@7.0.0',
      '--minutes',
      '5',
      '--site',
      'https://x.example/',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^https:\/\/x\.example\/-\/override#[\w-]+\.[\w-]+\n/);
    expect(out).toContain('It shows journey@7.0.0-preview in the browser that opens it, until 20');
  });

  it('is one of the sources as they are now', async () => {
    const { code, out, err } = await coachlab(['override', 'mfe-built', '--build']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [built, published, link, shows] = out.split('\n');
    expect(built).toMatch(/^Built mfe-built in /);
    expect(published).toBe('journey@2.0.0-kkk is published already, with the same content.');
    expect(link).toMatch(/\/-\/override#[\w-]+\.[\w-]+$/);
    expect(shows).toContain('It shows journey@2.0.0-kkk in the browser that opens it');
  }, 30_000);

  it('is cleared in the browser', async () => {
    const { code, out } = await coachlab(['override', '--clear']);
    expect(code).toBe(0);
    expect(out).toContain('Back to the live site');
  });

  it.each([
    [['override'], 'Say which release'],
    [['override', 'journey', '--minutes', '0'], '--minutes takes 1 to 1440'],
    [['override', 'journey@1.0.0', '--build'], '--build takes a folder or a section'],
    [['override', 'journey', '--site', 'nowhere'], '--site is "nowhere"'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, err } = await coachlab(args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('a token', () => {
  it('is made, used, listed and revoked', async () => {
    const made = await coachlab([
      'token',
      'create',
      'journey',
      '--scope',
      'publish',
      '--label',
      'build server',
    ]);
    expect(made.code).toBe(0);
    const [token = '', said = ''] = made.out.split('\n');
    expect(token).toMatch(/^coachlab_[\w-]{43}$/);
    const id = /^Token (\d+) of journey, scope publish, until 20/.exec(said)![1]!;
    const withIt = (...args: string[]) => coachlab(args, { COACHLAB_TOKEN: token });
    expect((await withIt('status')).code).toBe(0);
    expect(await withIt('rollback', 'journey')).toMatchObject({
      code: 1,
      err: 'This token has the scope publish; the call needs release.\n',
    });
    expect((await coachlab(['token', 'list', 'journey'])).out).toMatch(
      new RegExp(`^${id} +publish +build server +20..-..-.. +the team$`, 'm'),
    );
    expect((await coachlab(['token', 'revoke', 'journey', id])).out).toBe(`Token ${id} is revoked.\n`);
    expect((await withIt('status')).err).toContain('does not know this token');
  }, 30_000);

  it("of another team is not made, listed or revoked under this one's name", async () => {
    const made = ['create', 'events', '--scope', 'read', '--label', 'x'];
    for (const args of [made, ['list', 'events'], ['revoke', 'events', '1']]) {
      expect(await coachlab(['token', ...args], { COACHLAB_TOKEN: 'catalog-token-0123456789' })).toEqual({
        code: 1,
        out: '',
        err: 'This token is for catalog, not for events.\n  Set COACHLAB_TOKEN to a token of events.\n',
      });
    }
    expect((await coachlab(['token', 'list', 'catalog'])).out).not.toContain('team');
  }, 30_000);

  it.each([
    [['token', 'create', 'journey', '--label', 'x'], 'Say what it may do'],
    [['token', 'create', 'journey', '--scope', 'read'], 'Say what it is for'],
    [
      ['token', 'create', 'journey', '--scope', 'read', '--label', 'x', '--days', '0'],
      '--days takes 1 to 365',
    ],
    [['token', 'revoke', 'journey', 'x'], 'Say which one'],
    [['token', 'make', 'journey'], 'there are create, list, revoke'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, err } = await coachlab(args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('what browsers may keep', () => {
  it('is switched by the operator alone, and the trail says why', async () => {
    const TEAM = { COACHLAB_TOKEN: 'catalog-token-0123456789' };
    const on = 'Offline is on: browsers keep visited pages.\n';
    expect(await coachlab(['offline'])).toEqual({ code: 0, out: on, err: '' });
    expect(await coachlab(['offline', 'off'], TEAM)).toMatchObject({
      code: 1,
      err: expect.stringContaining('This token is for catalog'),
    });
    expect((await coachlab(['offline', 'off', '--why', 'old pages'])).out).toMatch(
      /^Offline is off: each browser/,
    );
    expect((await coachlab(['offline'])).out).toMatch(/^Offline is off/);
    expect((await coachlab(['offline', 'on'])).out).toBe(on);
    const rows = JSON.parse((await coachlab(['audit', 'shell', '--json'])).out) as AuditRow[];
    expect(rows.map(({ action, from, to, who, why }) => [action, from, to, who.split(' ')[0], why])).toEqual([
      ['offline', 'off', 'on', 'operator', null],
      ['offline', 'on', 'off', 'operator', 'old pages'],
    ]);
  }, 90_000);

  it.each([
    [['offline', 'maybe'], 'there are on and off'],
    [['offline', '--why', 'x'], '--why goes with on or off'],
    [['offline', 'on', 'off'], 'Usage: coachlab offline'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, err } = await coachlab(args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('a release', () => {
  it('says where it comes from, once its build does', async () => {
    const build = { name: 'journey', version: '3.0.0-lll' };
    const folder = join(work, 'mfe-journey');
    writeBuild(folder, build);
    await writeProvenance(folder, build.version, 'build server 7');
    expect((await coachlab(['publish', 'mfe-journey', '--no-build', '--promote', '--at-once'])).code).toBe(0);
    const { out } = await coachlab(['status', 'journey']);
    expect(out).toMatch(/^3\.0\.0-lll +stable .* no commit$/m);
    expect(out).toMatch(/^journey@3\.0\.0-lll built by build server 7 at \d{4}-/m);
  });
});

describe('a release that failed its rehearsal', () => {
  const report = (version: string, token: string) =>
    fetch(`${registry.url}/api/registry/remotes/catalog/rehearsals`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        version,
        among: {},
        pages: { server: 3, browser: 0 },
        faults: [{ address: '/catalog', part: 'server', text: 'The server answers 500.' }],
      }),
    });

  it('is refused with the reason, shown as failed, and goes out when somebody says why', async () => {
    const version = '3.0.0-red';
    await publish({ name: 'catalog', version });
    expect((await report(version, 'catalog-token-0123456789')).status).toBe(200);
    const refused = await coachlab(['promote', `catalog@${version}`]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('(rehearsal_failed)') });
    expect(refused.err).toContain('/catalog: The server answers 500.');
    const { out } = await coachlab(['status', 'catalog']);
    expect(out).toMatch(/3\.0\.0-red .*failed, 1 fault /m);
    expect(out).toContain('  /catalog  on the server: The server answers 500.');
    const silent = await coachlab(['promote', `catalog@${version}`, '--anyway']);
    expect(silent).toMatchObject({ code: 2, err: expect.stringContaining('--anyway needs a reason') });
    const told = await coachlab([
      'promote',
      `catalog@${version}`,
      '--at-once',
      '--anyway',
      '--why',
      'worse is live',
    ]);
    expect(told).toMatchObject({ code: 0, out: expect.stringContaining(`Promoted catalog@${version}`) });
    expect((await coachlab(['audit', 'catalog'])).out).toContain('worse is live');
  });

  it('is played only where there is a site', async () => {
    const { code, err } = await coachlab(['rehearse', 'catalog@3.0.0']);
    expect({ code, err }).toEqual({
      code: 1,
      err: `${registry.url} does not take the registry's override: it answered 404.
  Name the address of the site itself: --site https://the-site.example
`,
    });
  });
});

describe('a service that is to be deployed', () => {
  it('is told each release that it would break, and which it would not', async () => {
    const needs = { 'artifact-notes': '^1.2.0' };
    await publish({ name: 'journey', version: '1.0.0-sss', apis: needs }, '--promote', '--at-once');
    const asked = (...args: string[]) => coachlab(['can-i-deploy', 'service', ...args]);
    const broken =
      'journey@1.0.0-sss, which visitors have, needs API artifact-notes ^1.2.0; it would be 2.0.0. (needs_unmet)';
    expect(await asked('artifact-notes@2.0.0')).toMatchObject({
      code: 1,
      err: `The registry refuses it:\n  ${broken}\n`,
    });
    expect(await asked('talks@1.0.0', '--without', 'artifact-notes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no service would answer it'),
    });
    const { code, out } = await asked('artifact-notes@1.3.0', 'talks@1.0.0');
    expect(code).toBe(0);
    expect(out).toMatch(/^artifact-notes +journey@1\.0\.0-sss +stable +\^1\.2\.0$/m);
    expect(out).toContain('No release calls talks.');
    for (const args of [[], ['talks'], ['talks@^1.0.0']])
      expect(await asked(...args)).toMatchObject({ code: 2 });
    expect(await coachlab(['can-i-deploy', 'shell'])).toMatchObject({ code: 2 });
  }, 120_000);
});
