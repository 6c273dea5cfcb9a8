import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { composeFile } from './stack/compose-file.ts';

interface Service {
  restart?: string;
  profiles?: string[];
  deploy?: { replicas: number };
  environment?: Record<string, string>;
  command?: string[];
  volumes?: string[];
}

const site = composeFile<Service>('docker-compose.yml').services;
const shells = composeFile<Service>('infra/docker/two-shells.yml').services;
const { services } = composeFile<Service>('infra/docker/several-machines.yml');
const proxy = readFileSync(new URL('group/haproxy.cfg', import.meta.url), 'utf8');
const members = Object.keys(services).filter((name) => /^database-\d$/.test(name));

describe('a site on several machines', () => {
  it('has two of every long-running part', () => {
    const lasting = Object.keys(site).filter(
      (name) => site[name]!.restart === 'unless-stopped' && !site[name]!.profiles,
    );
    expect(lasting).toEqual(expect.arrayContaining(['shell', 'registry', 'community', 'mysql']));
    for (const name of lasting) {
      const count = name === 'shell' ? Number('shell-2' in shells) + 1 : services[name]?.deploy?.replicas;
      expect([name, count]).toEqual([name, 2]);
    }
  });

  it('stores its data on three members that know each other, each on its own disk', () => {
    expect(members).toEqual(['database-1', 'database-2', 'database-3']);
    expect(services['group']!.command).toEqual(members);
    for (const [index, name] of members.entries()) {
      const { environment, volumes } = services[name]!;
      expect(environment).toEqual({ MEMBER: String(index + 1), MEMBERS: String(members.length) });
      expect(volumes).toContain(`${name}:/var/lib/mysql`);
    }
  });

  it('sends writes to the member that reports being the primary', () => {
    expect([...proxy.matchAll(/^\tserver (\S+) \1:3306$/gm)].map(([, name]) => name)).toEqual(members);
    const sent = [...proxy.matchAll(/send-binary ([0-9a-f]+)/g)].map(([, hex]) => Buffer.from(hex!, 'hex'));
    const [login, question] = sent as [Buffer, Buffer];
    // MySQL's packets: three bytes of length, a number, then the words.
    for (const packet of sent) expect(packet.readUIntLE(0, 3)).toBe(packet.length - 4);
    expect(login.subarray(36).toString()).toBe('proxy\0\0caching_sha2_password\0');
    expect(question[4]).toBe(3);
    expect(proxy).toContain(`#   ${question.subarray(5).toString()}\n`);
  });
});
