import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROOT } from './settings.ts';
import { type RegistryProcess, startRegistryProcess } from './testing/registry-process.ts';

const { version: KIT } = JSON.parse(readFileSync(join(ROOT, 'packages/remote-kit/package.json'), 'utf8')) as {
  version: string;
};
/** What the running shell has. */
const SHARED = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  '@coachlab/remote-kit': KIT,
  '@coachlab/ui': '1.0.0',
  'react-router-dom': '7.18.5',
  '@tanstack/react-query': '5.108.0',
};
const PAGE = 'export const Component = () => null;\n';

let registry: RegistryProcess;
let work: string;
beforeAll(async () => {
  registry = await startRegistryProcess();
  work = mkdtempSync(join(tmpdir(), 'coachlab-skews-'));
  provide(SHARED);
}, 180_000);
afterAll(async () => {
  await registry?.stop();
  rmSync(work, { recursive: true, force: true });
});

function provide(shared: Record<string, string>): void {
  writeFileSync(join(registry.data, 'provides.json'), JSON.stringify({ shell: '1.2.0', shared }));
}

function write(file: string, content: string | object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** A section with packages of its own choice, built by the kit's build and published. Answers what the command said. */
function publish(version: string, page: string, installed: Record<string, string>): Promise<string> {
  const folder = join(work, version);
  write(join(folder, 'package.json'), { name: 'mfe-catalog', version, type: 'module' });
  write(
    join(folder, 'rspack.config.mjs'),
    `import { remoteConfig } from '${ROOT}/packages/remote-kit/bundler/index.ts';\nexport default remoteConfig(import.meta.dirname);\n`,
  );
  const route = { path: '/catalog', page: 'home' };
  const manifest = {
    schema: 1,
    name: 'catalog',
    owner: 'team-catalog',
    routes: [route],
    navigation: [],
    slots: [],
  };
  write(
    join(folder, 'remote.ts'),
    `export default ${JSON.stringify({ ...manifest, needs: { shell: '^1.0.0', apis: {} } })};\n`,
  );
  write(join(folder, 'src/pages/home.tsx'), page);
  for (const [name, installedVersion] of Object.entries(installed)) {
    const exports = { '.': './index.js', './package.json': './package.json' };
    write(join(folder, 'node_modules', name, 'package.json'), { name, version: installedVersion, exports });
    write(join(folder, 'node_modules', name, 'index.js'), '');
  }
  const others = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', '@coachlab/remote-kit'];
  for (const name of others.filter((each) => !Object.hasOwn(installed, each))) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(ROOT, 'node_modules', name), link);
  }
  const env = { PATH: process.env['PATH'], COACHLAB_REGISTRY: registry.url, COACHLAB_DATA: registry.data };
  const command = [join(ROOT, 'infra/release/bin/coachlab.mjs'), 'publish', folder];
  return new Promise((resolve) =>
    execFile(process.execPath, command, { cwd: work, env }, (_, out, err) => resolve(out + err)),
  );
}

it('a section needs the kit that it was built with, checked before a name is missing in a browser', async () => {
  const page = `import { useFlags } from '@coachlab/remote-kit';\nexport const Component = () => useFlags();\n`;
  const build = () => publish('1.0.0', page, { '@coachlab/remote-kit': '1.99.0' });
  expect(await build()).toContain(
    `Needs shared @coachlab/remote-kit ^1.99.0; the shell provides ${KIT}. Build it against what that shell has (npm install @coachlab/remote-kit@${KIT}), or deploy a shell that provides @coachlab/remote-kit ^1.99.0 first.`,
  );
  provide({ ...SHARED, '@coachlab/remote-kit': '1.99.0' });
  expect(await build()).toContain('Published catalog@1.0.0-');
  provide(SHARED);
}, 180_000);

it('a section built with an older React runs, and one built with a newer React waits for the shell', async () => {
  expect(await publish('2.0.0', PAGE, { react: '19.2.0' })).toContain('Published catalog@2.0.0-');
  expect(await publish('2.1.0', PAGE, { react: '19.4.0' })).toContain(
    'Needs shared react ^19.4.0; the shell provides 19.3.1. Build it against what that shell has (npm install react@19.3.1)',
  );
}, 180_000);

it('copies of shared modules and undeclared APIs are found in the build', async () => {
  const page = `
    import { useQuery } from '@tanstack/react-query';
    import { useNavigate } from 'react-router-dom';
    import { createRoot } from 'react-dom/client';
    export function Component() {
      useNavigate();
      createRoot(document.body);
      return useQuery({ queryKey: ['/api/talks'] }).data;
    }`;
  const said = await publish('3.0.0', page, {});
  for (const name of ['@tanstack/react-query', 'react-router', 'react-dom'])
    expect(said).toMatch(new RegExp(`browser/\\S+\\.js brings its own copy of ${name},`));
  expect(said).not.toContain('copy of react,');
  expect(said).toMatch(/calls \/api\/talks, which needs\.apis does not name\./);
}, 180_000);
