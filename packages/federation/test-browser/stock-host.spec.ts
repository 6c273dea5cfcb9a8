import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { newKey, publicKeyOf, signCertificate } from '@coachlab/keys';
import { expect, test } from '@playwright/test';
import { installOutside } from './install-outside.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BIN = join(ROOT, 'node_modules/.bin');
const run = promisify(execFile);
const TOKEN = randomBytes(24).toString('hex');
const VERSION = /'(.+)'/.exec(readFileSync(join(ROOT, 'packages/remote-kit/src/version.ts'), 'utf8'))![1];
const { version: KIT } = JSON.parse(readFileSync(join(ROOT, 'packages/remote-kit/package.json'), 'utf8')) as {
  version: string;
};
const PROVIDES = {
  shell: VERSION,
  shared: {
    react: '19.3.1',
    'react/jsx-runtime': '19.3.1',
    'react-dom': '19.3.1',
    '@coachlab/remote-kit': KIT,
    '@coachlab/ui': '1.0.0',
    'react-router-dom': '7.18.5',
    '@tanstack/react-query': '5.108.0',
  },
};
const PACKED = ['remote-kit', 'ui', 'learner'].map((name) => `packages/${name}`);
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

test.describe.configure({ mode: 'serial' });

// Inside the repository, where a remote finds its dependencies.
const work = join(ROOT, '.cache', `stock-host-${randomBytes(4).toString('hex')}`);
/** Where somebody keeps a host who has nothing of this repository. */
let outside: string | undefined;
let registry: ChildProcess;
let site: string;
let host: Server;
let hostUrl: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mkdirSync(work, { recursive: true });
  const rooms = ['services/registry', 'services/common', 'infra/release', ...PACKED];
  await run(join(BIN, 'tsc'), ['-b', ...rooms], { cwd: ROOT });
  site = await startRegistry();
  const section = copyOf('mfe-community');
  await build(section);
  await coachlab('publish', section, '--no-build', '--promote');
  outside = mkdtempSync(join(tmpdir(), 'coachlab-stock-host-'));
  cpSync(join(ROOT, 'docs/stock-host'), outside, { recursive: true });
  await installOutside(ROOT, outside);
  await build(outside, { SITE: site });
  hostUrl = await serve(join(outside, 'build'));
});

test.afterAll(async () => {
  host?.close();
  if (registry && registry.exitCode === null) {
    const ended = new Promise((resolve) => registry.once('exit', resolve));
    registry.kill('SIGKILL');
    await ended;
  }
  rmSync(work, { recursive: true, force: true });
  if (outside) rmSync(outside, { recursive: true, force: true });
});

test('a stock host on another origin shows a page of a section', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));

  await page.goto(hostUrl);
  await expect(page.getByRole('heading', { name: 'Philosophy' }), faults.join()).toBeVisible();
  await expect(page).toHaveTitle(/^About/);
  expect(faults).toEqual([]);
  // Code and looks came from the site: the manifest, the entry, the page, its style sheet.
  const ofTheSite = loaded.filter((url) => url.startsWith(`${site}/remotes/community/`));
  for (const file of [/mf-manifest\.json$/, /remoteEntry\..+\.js$/, /about.+\.js$/, /\.css$/])
    expect(ofTheSite.filter((url) => file.test(url))).not.toEqual([]);
  const serif = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(serif).toContain('Newsreader');
});

test('the types of what a section exposes come with its release', async () => {
  const folder = outside!;
  const check = () =>
    run(process.execPath, [join(folder, 'node_modules/typescript/bin/tsc')], { cwd: folder }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
  expect(await check()).toBe('');
  const wrong = `
    export const title: string = Component;
    export type Missing = typeof import('community/no-such-page');`;
  appendFileSync(join(folder, 'host.tsx'), wrong);
  const said = await check();
  expect(said).toContain("Type 'ComponentType' is not assignable to type 'string'");
  expect(said).toContain("Cannot find module 'community/no-such-page'");
});

test('the list of shared modules is published with each release', async ({ request }) => {
  const answer = await request.get(`${site}/discovery/frontend-discovery.json`);
  const { microFrontends } = (await answer.json()) as {
    microFrontends: Record<string, { extras: { moduleFederation: { shared: Record<string, string> } } }[]>;
  };
  const shared = microFrontends['community']?.[0]?.extras.moduleFederation.shared ?? {};
  expect(Object.keys(shared).sort()).toEqual(Object.keys(PROVIDES.shared).sort());
});

function startRegistry(): Promise<string> {
  const key = newKey();
  writeFileSync(join(work, 'key.pem'), key, { mode: 0o600 });
  const [notBefore, notAfter] = [Date.now(), Date.now() + 86_400_000];
  const certificate = signCertificate({ key: publicKeyOf(key), notBefore, notAfter }, newKey());
  writeFileSync(join(work, 'provides.json'), JSON.stringify(PROVIDES));
  registry = spawn(join(BIN, 'node'), [join(ROOT, 'services/registry/dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DRAIN_SECONDS: '0',
      DATABASE_URL: `sqlite:${join(work, 'registry.db')}`,
      COACHLAB_ASSETS: join(work, 'assets'),
      COACHLAB_SIGNING_KEY_FILE: join(work, 'key.pem'),
      COACHLAB_SIGNING_CERTIFICATE: JSON.stringify(certificate),
      COACHLAB_BOOTSTRAP_TOKENS: `community=${TOKEN}`,
      COACHLAB_PROVIDES_FILE: join(work, 'provides.json'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    registry.once('exit', (code) => reject(new Error(`the registry ended with code ${code}`)));
    createInterface(registry.stdout!).on('line', (line) => {
      const entry = JSON.parse(line) as { msg: string; url?: string };
      if (entry.msg === 'ready' && entry.url) resolve(entry.url);
    });
  });
}

function copyOf(remote: string): string {
  const folder = join(work, remote);
  cpSync(join(ROOT, remote), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|build|dist)$/.test(path),
  });
  return folder;
}

function build(folder: string, env: Record<string, string> = {}) {
  const PATH = `${BIN}:${process.env['PATH']}`;
  return run(join(BIN, 'rspack'), ['build'], { cwd: folder, env: { ...process.env, ...env, PATH } });
}

function coachlab(...args: string[]) {
  const env = { PATH: `${BIN}:${process.env['PATH']}`, COACHLAB_REGISTRY: site, COACHLAB_TOKEN: TOKEN };
  return run(join(BIN, 'node'), [join(ROOT, 'infra/release/bin/coachlab.mjs'), ...args], { cwd: ROOT, env });
}

async function serve(folder: string): Promise<string> {
  host = createServer((request, response) => {
    const file = join(
      folder,
      request.url === '/' ? 'index.html' : new URL(request.url!, 'http://host').pathname,
    );
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
}
