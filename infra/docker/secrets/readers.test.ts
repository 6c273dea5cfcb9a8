import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateFault, isCurrent, parseCertificate, publicKeyOf } from '@coachlab/keys';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Keyring } from './keyring.ts';
import { readers } from './readers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coachlab-keyring-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const made = (server = { host: 'mysql:3306', tls: false }) => readers(new Keyring(folder), server);

describe('the secrets of a stack', () => {
  it('are created once and kept, in files that only their owner can read', () => {
    const first = made();
    expect(made()).toEqual(first);
    expect(statSync(join(folder, 'signing-key')).mode & 0o777).toBe(0o600);
  });

  it('differ from one reader to the next, and from one stack to the next', () => {
    const urls = Object.values(made()).flatMap(({ files }) => files['database-url'] ?? []);
    expect(new Set(urls).size).toBe(5);
    rmSync(folder, { recursive: true });
    for (const url of Object.values(made()).flatMap(({ files }) => files['database-url'] ?? []))
      expect(urls).not.toContain(url);
  });

  it('give every reader its own user', () => {
    const users = Object.values(made()).map(({ uid }) => uid);
    expect(new Set(users).size).toBe(users.length);
  });

  it('give the root key to nobody, the signing key only to the registry, and each team only its own token', () => {
    const all = made();
    const holders = (secret: string | undefined) =>
      Object.entries(all)
        .filter(([, { files }]) => Object.values(files).some((content) => content.includes(secret!)))
        .map(([name]) => name);
    expect(holders(readFileSync(join(folder, 'root-key'), 'utf8').trim())).toEqual([]);
    expect(holders(all['registry']?.files['signing-key'])).toEqual(['registry']);
    for (const section of ['catalog', 'journey', 'assessment', 'community']) {
      const token = all[`publisher-${section}`]?.files['token'];
      expect(holders(token)).toEqual(['registry', `publisher-${section}`]);
    }
  });

  it('let the shell verify what the registry signs, without giving it the signing key', () => {
    const { registry, shell } = made();
    const certificate = parseCertificate(registry?.files['signing-certificate'] ?? '');
    expect(certificate.key).toBe(publicKeyOf(registry?.files['signing-key'] ?? ''));
    expect(certificateFault(certificate, [shell?.files['root-keys'] ?? ''])).toBeUndefined();
    expect(isCurrent(certificate, Date.now())).toBe(true);
    expect(Object.keys(shell?.files ?? {})).toEqual(['cookie-keys', 'root-keys', 'signals-token']);
  });

  it('give the publishers and the shell tokens that the registry knows', () => {
    const { registry, shell, rehearser, ...others } = made();
    const pairs = (registry?.files['bootstrap-tokens'] ?? '').split(',').map((pair) => pair.split('='));
    expect(pairs.pop()).toEqual(['operator', expect.stringMatching(/^.{40,}$/)]);
    expect(pairs.pop()).toEqual(['shell', shell?.files['signals-token']]);
    expect(pairs.pop()).toEqual(['rehearser', rehearser?.files['token']]);
    for (const [section, token] of pairs) expect(others[`publisher-${section}`]?.files).toEqual({ token });
    expect(pairs).toHaveLength(4);
  });

  it('give a service the MySQL password of its own database and no other', () => {
    const { catalog, mysql } = made({ host: 'db.example:3307', tls: true });
    const url = new URL(catalog?.files['database-url'] ?? '');
    expect(url.host + url.pathname + url.search).toBe('db.example:3307/catalog?ssl=true');
    const sql = (mysql?.files['users.sql'] ?? '').split('\n');
    expect(sql).toContain(`ALTER USER 'catalog'@'%' IDENTIFIED BY '${url.password}';`);
    expect(sql.filter((line) => line.startsWith('GRANT') && line.includes("'catalog'@"))).toEqual([
      "GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, INDEX, REFERENCES ON `catalog`.* TO 'catalog'@'%';",
    ]);
  });

  it('are found only by their plain name', () => {
    made();
    expect(new Keyring(folder).find('admin-token')).toMatch(/^[\w-]{43}$/);
    expect(new Keyring(folder).find('../keyring/admin-token')).toBeUndefined();
  });
});
