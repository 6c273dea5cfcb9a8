import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extract } from 'tar';
import type { DiscoveryDocument } from '@coachlab/contracts';
import { ROOT } from '../settings.ts';
import { freePort } from '../testing/free-port.ts';
import { startRegistryProcess } from '../testing/registry-process.ts';
import { pageOf, setOf } from '../testing/small-page.ts';
import { packPackages } from './pack-packages.ts';

const run = promisify(execFile);

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A team's folder, outside of this repository, with what it would install and nothing else. */
let outside: string;
const section = () => join(outside, 'mfe-events');
const service = () => join(outside, 'service-events');

beforeAll(async () => {
  await run(
    process.execPath,
    [
      join(ROOT, 'node_modules/typescript/bin/tsc'),
      '-b',
      'infra/release',
      'packages/remote-kit',
      'packages/ui',
      'packages/learner',
      'services/common',
    ],
    { cwd: ROOT },
  );
  outside = mkdtempSync(join(tmpdir(), 'coachlab-elsewhere-'));
  const archives = packPackages(ROOT, join(outside, 'packages'));
  for (const archive of archives) await install(archive);
}, 180_000);

afterAll(() => rmSync(outside, { recursive: true, force: true }));

/** As npm does: our packages from their archives; of the others only those that somebody named. */
async function install(archive: string): Promise<void> {
  const unpacked = mkdtempSync(join(outside, 'unpacked-'));
  await extract({ file: archive, cwd: unpacked });
  const manifest = read(join(unpacked, 'package/package.json'));
  const target = join(outside, 'node_modules', manifest.name);
  mkdirSync(dirname(target), { recursive: true });
  await run('mv', [join(unpacked, 'package'), target]);
  link(manifest);
}

function link({ dependencies, devDependencies }: Manifest): void {
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const [target, here] = [join(outside, 'node_modules', name), join(ROOT, 'node_modules', name)];
    if (name.startsWith('@coachlab/') || existsSync(target) || !existsSync(here)) continue;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(here, target);
    link({ ...read(join(here, 'package.json')), devDependencies: {} });
  }
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

async function coachlab(cwd: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const bin = join(outside, 'node_modules/@coachlab/release/bin/coachlab.mjs');
  return (await run(process.execPath, [bin, ...args], { cwd, env: { PATH: process.env['PATH'], ...env } }))
    .stdout;
}

/** A script of a package.json, as npm runs it: on a developer's machine, if not said to be a build server. */
async function script(
  folder: string,
  name: string,
  { only = '', ci = '' }: { only?: string; ci?: 'true' | '' } = {},
): Promise<string> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const paths = [join(ROOT, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']];
  const env = { ...process.env, PATH: paths.join(delimiter), NODE_OPTIONS: '', CI: ci };
  const command = scripts[name]!.replace('node_modules/jest', join(ROOT, 'node_modules/jest'));
  return run('sh', ['-c', `${command} ${only}`], { cwd: folder, env }).then(
    () => 'passed',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

describe('a section in a repository of its own', () => {
  it('is created by the installed command', async () => {
    const said = await coachlab(outside, [
      'new',
      'events',
      '--service',
      '--prefix',
      '/what-is-on',
      '--packages',
      'packages',
    ]);
    for (const folder of ['mfe-events', 'service-events']) {
      expect(said).toContain(`cd ${folder} && npm install && npm run check`);
      await run('git', ['init', '-q', join(outside, folder)]);
      link(read(join(outside, folder, 'package.json')));
    }
    expect(readdirSync(section())).toEqual(
      expect.arrayContaining(['.gitignore', '.oxlintrc.json', 'remote.ts', 'src']),
    );
    const left = await run('grep', [
      '-rnE',
      '--exclude-dir=.git',
      '--exclude-dir=packages',
      '__[A-Za-z]+__',
      section(),
      service(),
    ]).catch(({ stdout }: { stdout: string }) => ({ stdout }));
    expect(left.stdout).toBe('');
  });

  it.each(['format', 'lint', 'types', 'test', 'build'])(
    'passes its own %s',
    async (name) => {
      expect(await script(section(), name)).toBe('passed');
    },
    120_000,
  );

  it('declares the needs that its tests found, and fails if they are not committed', async () => {
    const file = join(section(), 'contract/events.json');
    const begun = readFileSync(file, 'utf8');
    expect(JSON.parse(begun)).toMatchObject({ section: 'events', api: 'events' });
    rmSync(file);
    expect(await script(section(), 'test', { ci: 'true' })).toContain(
      'run the tests on your machine, and commit it',
    );
    expect(existsSync(file)).toBe(false);
    expect(await script(section(), 'test')).toBe('passed');
    expect(readFileSync(file, 'utf8')).toBe(begun);
    expect(await script(section(), 'test', { ci: 'true' })).toBe('passed');
  }, 120_000);

  it('builds a release with the chosen names', () => {
    const release = JSON.parse(readFileSync(join(section(), 'build/release.json'), 'utf8')) as {
      name: string;
      pages: object;
    };
    expect(release.name).toBe('events');
    expect(Object.keys(release.pages)).toEqual(['detail', 'list']);
  });

  it('is developed inside a site', async () => {
    const site = createServer((request, response) => {
      response.setHeader('content-type', request.url === '/discovery/set' ? 'application/json' : 'text/html');
      response.end(
        request.url === '/discovery/set' ? JSON.stringify(setOf('other')) : pageOf(setOf('other')),
      );
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const bin = join(outside, 'node_modules/@coachlab/release/bin/coachlab.mjs');
    const { port } = site.address() as AddressInfo;
    const args = [bin, 'dev', '--site', `http://127.0.0.1:${port}`, '--port', String(await freePort())];
    const child = spawn(process.execPath, args, { cwd: section(), stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'close');
    try {
      let said = '';
      await new Promise<void>((resolve) => {
        child.once('close', () => resolve());
        child.stdout.on('data', (chunk: Buffer) => {
          said += String(chunk);
          if (said.includes('everything else from')) resolve();
        });
      });
      expect(said).toContain(`events from ${section()}, with React's development build`);
      const url = /^http:\S+$/m.exec(said)![0];
      const text = async (path: string) =>
        (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
      expect(await text('/what-is-on')).toContain('"entry":"entry.js?');
      expect(await text('/remotes/events/development/entry.js')).toContain('var events_development');
      expect(await text('/-/coachlab-dev/client.js')).toContain('performReactRefresh');
    } finally {
      child.kill('SIGINT');
      await ended;
      site.close();
    }
    expect(child.exitCode).toBe(0);
  }, 120_000);

  it('is published and shown with a token that an operator created, while the registry runs', async () => {
    const registry = await startRegistryProcess();
    try {
      const kit = readFileSync(join(ROOT, 'packages/remote-kit/package.json'), 'utf8');
      const { version } = JSON.parse(kit) as { version: string };
      writeFileSync(
        join(registry.data, 'provides.json'),
        JSON.stringify({
          shell: '1.1.0',
          shared: {
            react: '19.3.1',
            'react-dom': '19.3.1',
            'react/jsx-runtime': '19.3.1',
            '@coachlab/remote-kit': version,
            '@coachlab/ui': '1.0.0',
            'react-router-dom': '7.18.5',
            '@tanstack/react-query': '5.108.0',
          },
        }),
      );
      const asOperator = { COACHLAB_REGISTRY: registry.url, COACHLAB_DATA: registry.data };
      const made = await coachlab(
        outside,
        ['team', 'create', 'events', '--prefix', '/what-is-on', '--owner', 'team-events'],
        asOperator,
      );
      const token = made.split('\n')[0]!;
      const asTeam = { COACHLAB_REGISTRY: registry.url, COACHLAB_TOKEN: token };
      expect(await coachlab(section(), ['publish', '.', '--no-build', '--promote'], asTeam)).toContain(
        'events@1.0.0-',
      );
      expect(await coachlab(section(), ['status', 'events'], asTeam)).toContain('1.0.0-');
      await expect(coachlab(section(), ['team', 'list'], asTeam)).rejects.toThrow('This token is for events');
      expect(await coachlab(outside, ['team', 'list'], asOperator)).toContain('/what-is-on');
      await expect(coachlab(outside, ['team', 'remove', 'events'], asOperator)).rejects.toThrow('--retire');
      expect(await coachlab(outside, ['team', 'remove', 'events', '--retire'], asOperator)).toContain(
        'events has been removed',
      );
      const { remotes } = (await (await fetch(`${registry.url}/discovery`)).json()) as DiscoveryDocument;
      expect(remotes).toEqual([]);
    } finally {
      await registry.stop();
    }
  }, 180_000);

  it('is not created twice, nor under an invalid name', async () => {
    await expect(coachlab(outside, ['new', 'events'])).rejects.toThrow('already exists and is not empty');
    await expect(coachlab(outside, ['new', 'Events!'])).rejects.toThrow(
      '"Events!" is not a valid section name',
    );
    await expect(coachlab(outside, ['new', 'talks', '--prefix', 'talks'])).rejects.toThrow(
      'it must be a plain path such as /events',
    );
    await expect(coachlab(outside, ['new', 'talks', '--packages', '.'])).rejects.toThrow(
      'There are no packages in',
    );
  });

  it.each(['section', 'service'])(
    'uses the same versions of other packages as this repository: %s',
    (kind) => {
      const house = {
        ...read(join(ROOT, 'package.json')).devDependencies,
        ...read(join(ROOT, 'services/common/package.json')).dependencies,
      };
      const own = read(join(import.meta.dirname, `../../templates/${kind}/package.json`));
      const shared = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
        ([name]) => !name.startsWith('@coachlab/') && name in house,
      );
      expect(shared.length).toBeGreaterThan(10);
      for (const [name, version] of shared) expect([name, version]).toEqual([name, house[name]]);
    },
  );
});

describe('a service in a repository of its own', () => {
  it.each(['format', 'lint', 'types', 'test', 'build'])(
    'passes its own %s',
    async (name) => {
      expect(await script(service(), name)).toBe('passed');
    },
    240_000,
  );

  it('answers once started, and reports its API version and content revision', async () => {
    const { url, stop } = await started();
    try {
      const ready = (await (await fetch(`${url}/health/ready`)).json()) as object;
      expect(ready).toMatchObject({
        status: 'ok',
        apis: { events: '1.0.0' },
        revision: expect.stringMatching(/./),
      });
      const items = (await (await fetch(`${url}/api/events`)).json()) as { slug: string }[];
      expect(items.map(({ slug }) => slug)).toEqual(['first', 'second']);
    } finally {
      await stop();
    }
  });

  it('fails its tests if its pages need something it does not answer', async () => {
    const file = join(section(), 'contract/events.json');
    const contract = readFileSync(file, 'utf8');
    writeFileSync(file, contract.replaceAll('"title"', '"place"'));
    const said = await script(service(), 'test', { only: 'contract' });
    writeFileSync(file, contract);
    expect(said).toContain('GET /api/events/first: place is missing.');
  }, 120_000);
});

/** The compiled service, as its image starts it. */
async function started(): Promise<{ url: string; stop: () => Promise<void> }> {
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    DRAIN_SECONDS: '0',
    DATABASE_URL: `sqlite:${join(outside, 'events.db')}`,
  };
  const child: ChildProcess = spawn(process.execPath, ['dist/main.js'], {
    cwd: service(),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with code ${code}`)));
    createInterface(child.stdout!).on('line', (line) => {
      const entry = JSON.parse(line) as { msg: string; url?: string };
      if (entry.msg === 'ready' && entry.url) resolve(entry.url);
    });
  });
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
  };
  return { url, stop };
}

it('a package that was not compiled is named', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'coachlab-uncompiled-'));
  mkdirSync(join(empty, 'packages/contracts'), { recursive: true });
  writeFileSync(
    join(empty, 'packages/contracts/package.json'),
    JSON.stringify({
      name: '@coachlab/contracts',
      version: '1.0.0',
      exports: { '.': { default: './src/index.ts' } },
    }),
  );
  expect(() => packPackages(empty, join(empty, 'out'))).toThrow('has no src/index.js in dist: npx tsc -b');
  rmSync(empty, { recursive: true });
});
