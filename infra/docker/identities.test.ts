import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { Keyring } from './secrets/keyring.ts';
import { readers } from './secrets/readers.ts';

interface Service {
  image?: string;
  user?: string;
  build?: { target: string };
  environment?: Record<string, string>;
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
};
const dockerfile = read('infra/docker/Dockerfile');

/** The user that a container runs as: its own, else that of its target. */
function userOf({ user, build }: Service): string {
  if (user) return user;
  const target = dockerfile
    .split(/^FROM /m)
    .find((part) => part.startsWith(`deployable AS ${build?.target}\n`));
  return /^USER (\S+)$/m.exec(target ?? '')?.[1] ?? 'root';
}

/** The root key of the keyring that was made last. */
let rootKey = '';

function made() {
  const folder = mkdtempSync(join(tmpdir(), 'coachlab-identities-'));
  try {
    const all = readers(new Keyring(folder), { host: 'mysql:3306', tls: false });
    rootKey = readFileSync(join(folder, 'root-key'), 'utf8').trim();
    return all;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the containers of docker-compose.yml', () => {
  const ours = Object.entries(services).filter(([name]) => name !== 'secrets');

  it('each run as a user of their own, and only the one that distributes the secrets as root', () => {
    const users = ours.map(([, service]) => userOf(service));
    expect(new Set(users).size).toBe(users.length);
    expect(users).not.toContain('root');
  });

  it('get the secrets of their own folder, which only their user may read', () => {
    const folders = made();
    for (const [name, service] of ours) {
      const named = Object.values(service.environment ?? {}).flatMap(
        (value) => /^\/secrets\/([^/]+)\/(.+)$/.exec(String(value))?.slice(1) ?? [],
      );
      for (let i = 0; i < named.length; i += 2) {
        const [folder, file] = [named[i]!, named[i + 1]!];
        expect([name, Object.keys(folders[folder]?.files ?? {})]).toEqual([
          name,
          expect.arrayContaining([file]),
        ]);
        const { uid } = folders[folder]!;
        expect([name, userOf(service)]).toEqual([name, `${uid}:${uid}`]);
      }
    }
  });

  it('give the root key to nobody, the signing key only to the registry, and each team only its own token', () => {
    const folders = made();
    const key = folders['registry']!.files['signing-key']!;
    const holders = (secret: string) =>
      Object.entries(folders)
        .filter(([, { files }]) => Object.values(files).some((content) => content.includes(secret)))
        .map(([name]) => name);
    expect(holders(key)).toEqual(['registry']);
    expect(holders(rootKey)).toEqual([]);
    for (const section of ['catalog', 'journey', 'assessment', 'community']) {
      const { token } = folders[`publisher-${section}`]!.files;
      expect(holders(token!)).toEqual(['registry', `publisher-${section}`]);
    }
  });
});
