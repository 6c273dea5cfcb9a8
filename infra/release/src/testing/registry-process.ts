import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { newKey, publicKeyOf, signCertificate } from '@coachlab/keys';
import { ROOT } from '../settings.ts';

export interface RegistryProcess {
  url: string;
  /** Holds `secrets/` as `npm start` makes it. */
  data: string;
  stop(): Promise<void>;
}

const TOKENS = {
  catalog: 'catalog-token-0123456789',
  journey: 'journey-token-0123456789',
  operator: 'operator-token-0123456789',
  shell: 'shell-token-0123456789',
};
const OWNERS = {
  catalog: { routes: ['/catalog'], apis: [], slots: [] },
  journey: { routes: ['/journey', '/preview'], apis: [], slots: [] },
};
const PROVIDES = { shell: '1.0.0', shared: { react: '19.3.1' } };

/** The registry as it is deployed: compiled, in a process of its own, on a free port. */
export async function startRegistryProcess({
  certifiedDays = 90,
  rehearsals = 'optional',
} = {}): Promise<RegistryProcess> {
  await compile();
  const data = mkdtempSync(join(tmpdir(), 'coachlab-release-'));
  mkdirSync(join(data, 'secrets'));
  writeFileSync(join(data, 'secrets/tokens.json'), JSON.stringify(TOKENS));
  writeFileSync(join(data, 'provides.json'), JSON.stringify(PROVIDES));
  writeFileSync(join(data, 'owners.json'), JSON.stringify(OWNERS));
  const key = newKey();
  writeFileSync(join(data, 'key.pem'), key);
  const [notBefore, notAfter] = [Date.now(), Date.now() + certifiedDays * 86_400_000];
  const certificate = signCertificate({ key: publicKeyOf(key), notBefore, notAfter }, newKey());
  const child = spawn(process.execPath, [join(ROOT, 'services/registry/dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DRAIN_SECONDS: '0',
      NODE_COMPILE_CACHE: join(ROOT, '.cache/node'),
      DATABASE_URL: `sqlite:${join(data, 'registry.db')}`,
      COACHLAB_ASSETS: join(data, 'assets'),
      COACHLAB_SIGNING_KEY_FILE: join(data, 'key.pem'),
      COACHLAB_SIGNING_CERTIFICATE: JSON.stringify(certificate),
      COACHLAB_BOOTSTRAP_TOKENS: Object.entries(TOKENS)
        .map(([name, token]) => `${name}=${token}`)
        .join(','),
      COACHLAB_REHEARSALS: rehearsals,
      COACHLAB_PROVIDES_FILE: join(data, 'provides.json'),
      COACHLAB_OWNERS_FILE: join(data, 'owners.json'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the registry ended with code ${code}`)));
    createInterface(child.stdout).on('line', (line) => {
      const entry = JSON.parse(line) as { msg: string; url?: string };
      if (entry.msg === 'ready' && entry.url) resolve(entry.url);
    });
  });
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, data, stop };
}

/** Nothing to do, in a twentieth of a second, where the house is compiled already. */
function compile(): Promise<void> {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [tsc, '-b', 'services/registry'], { cwd: ROOT }, (error, stdout) =>
      error ? reject(new Error(`tsc -b services/registry failed:\n${stdout}`)) : resolve(),
    );
  });
}
