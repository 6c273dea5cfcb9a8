import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../../..');
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('the health check of the images', () => {
  let server: Server;
  let folder: string;
  let status: Record<string, number>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'coachlab-healthy-'));
    status = { '/health/ready': 200 };
    server = createServer(({ url = '' }, response) => response.writeHead(status[url] ?? 503).end());
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  });
  afterEach(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  function check(...addresses: string[]): Promise<boolean> {
    const env = { ...process.env, TMPDIR: folder, PORT: String((server.address() as AddressInfo).port) };
    return new Promise((resolve) =>
      execFile('bash', [join(import.meta.dirname, 'healthy.sh'), ...addresses], { env }, (error) =>
        resolve(error === null),
      ),
    );
  }

  it('asks a service whether it is ready', async () => {
    expect(await check()).toBe(true);
    status['/health/ready'] = 503;
    expect(await check()).toBe(false);
  });

  it('has the gateway healthy once a page of each section came, and from then on while it is ready', async () => {
    status['/lab'] = 200;
    expect(await check('/lab', '/forum')).toBe(false);
    status['/forum'] = 200;
    expect(await check('/lab', '/forum')).toBe(true);
    status['/forum'] = 503;
    expect(await check('/lab', '/forum')).toBe(true);
    status['/health/ready'] = 503;
    expect(await check('/lab', '/forum')).toBe(false);
  });

  it('has the gateway healthy where a section was retired, whose page is gone', async () => {
    Object.assign(status, { '/lab': 200, '/forum': 404 });
    expect(await check('/lab', '/forum')).toBe(true);
  });

  it('asks in the stack for one page of each section that the images bring', () => {
    const { services } = parse(text('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { healthcheck?: { test: string[] } }>;
    };
    const [, , ...addresses] = services['shell']?.healthcheck?.test ?? [];
    const owners = Object.values(
      JSON.parse(text('services/registry/content/owners.json')) as Record<string, { routes: string[] }>,
    );
    expect(addresses).toHaveLength(owners.length);
    for (const { routes } of owners) expect(routes.some((route) => addresses.includes(route))).toBe(true);
  });
});

describe('the services of the stack', () => {
  it('wait until their database users have the rights that this version needs', () => {
    const { services } = parse(text('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { depends_on?: Record<string, { condition: string }> }>;
    };
    for (const name of ['catalog', 'journey', 'assessment', 'community', 'registry'])
      expect(services[name]?.depends_on).toEqual({ rights: { condition: 'service_completed_successfully' } });
    expect(services['rights']?.depends_on).toEqual({
      secrets: { condition: 'service_completed_successfully' },
      mysql: { condition: 'service_healthy' },
    });
  });
});
