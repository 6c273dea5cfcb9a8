import { describe, expect, it } from '@jest/globals';
import { newKey, publicKeyOf } from '@coachlab/keys';
import { ConfigError } from '@coachlab/settings';
import { readConfig } from './config.ts';

const ROOT = publicKeyOf(newKey());
const good = {
  COACHLAB_COOKIE_KEYS: 'a'.repeat(32),
  COACHLAB_REGISTRY_URL: 'http://127.0.0.1:4106/',
  COACHLAB_ROOT_KEYS: ROOT,
  COACHLAB_UPSTREAMS: 'artifacts=http://127.0.0.1:4101,personas=http://127.0.0.1:4102/',
};

describe('analytics', () => {
  const read = (more: Record<string, string>) =>
    readConfig({
      COACHLAB_COOKIE_KEYS: 'x'.repeat(32),
      COACHLAB_REGISTRY_URL: 'http://registry:4106',
      COACHLAB_ROOT_KEYS: ROOT,
      COACHLAB_UPSTREAMS: 'artifacts=http://catalog:4101',
      ...more,
    }).analytics;

  it('is off unless a script is named, and names where it may come from and send to', () => {
    expect(read({})).toBeNull();
    expect(
      read({
        COACHLAB_ANALYTICS_URL: 'https://tags.example/gtag/js?id=G-1',
        COACHLAB_ANALYTICS_ORIGINS: 'https://collect.example, https://tags.example',
      }),
    ).toEqual({
      script: 'https://tags.example/gtag/js?id=G-1',
      origins: ['https://tags.example', 'https://collect.example'],
    });
    expect(() => read({ COACHLAB_ANALYTICS_URL: 'http://tags.example/x.js' })).toThrow(
      'COACHLAB_ANALYTICS_URL must be an absolute address with the scheme https',
    );
  });
});

describe("the shell's configuration", () => {
  it('reads what is given and fills in the rest', () => {
    expect(readConfig(good)).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      registryUrl: 'http://127.0.0.1:4106',
      upstreams: { artifacts: 'http://127.0.0.1:4101', personas: 'http://127.0.0.1:4102' },
      dev: false,
    });
  });

  it('lists every fault at once', () => {
    const read = () =>
      readConfig({
        PORT: 'abc',
        COACHLAB_COOKIE_KEYS: 'short',
        COACHLAB_UPSTREAMS: 'artifacts',
        COACHLAB_ROOT_KEYS: `${ROOT},MCow`,
        PUBLIC_URL: 'here',
      });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT must be a whole number/);
    expect(read).toThrow(/COACHLAB_COOKIE_KEYS must hold keys of at least 32 characters each/);
    expect(read).toThrow(/COACHLAB_REGISTRY_URL is missing/);
    expect(read).toThrow(/COACHLAB_UPSTREAMS must be name=value pairs/);
    expect(read).toThrow(/COACHLAB_ROOT_KEYS has no root key in place 2/);
    expect(read).toThrow(/PUBLIC_URL must be an absolute address/);
  });

  it('refuses a public address until somebody says which proxies stand before it, and says how', () => {
    const https = { ...good, PUBLIC_URL: 'https://coachlab.example' };
    expect(() => readConfig(https)).toThrow(/COACHLAB_TRUSTED_PROXIES is missing.+"10\.42|or "none"/);
    expect(readConfig({ ...https, COACHLAB_TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
    const proxies = { ...https, COACHLAB_TRUSTED_PROXIES: '10.0.3.7, 10.42.0.0/16' };
    expect(readConfig(proxies).trustedProxies).toEqual(['10.0.3.7', '10.42.0.0/16']);
  });

  it('names a secret file that cannot be read, and takes no secret twice', () => {
    const { COACHLAB_COOKIE_KEYS: keys, ...without } = good;
    const file = { COACHLAB_COOKIE_KEYS_FILE: '/nowhere/keys' };
    expect(() => readConfig({ ...without, ...file })).toThrow(/COACHLAB_COOKIE_KEYS_FILE names a file/);
    expect(() => readConfig({ ...without, ...file, COACHLAB_COOKIE_KEYS: keys })).toThrow(/given twice/);
  });

  it('keeps operators apart from visitors', () => {
    const same = { ...good, COACHLAB_OPERATORS_URL: 'http://localhost:4000' };
    expect(() => readConfig(same)).toThrow(/must be another origin than PUBLIC_URL/);
    expect(readConfig({ ...good, COACHLAB_OPERATORS_PORT: '4001' })).toMatchObject({
      operatorsPort: 4001,
      operatorsUrl: 'http://localhost:4001',
    });
    expect(readConfig(good)).toMatchObject({ operatorsPort: null, operatorsUrl: null });
    expect(() => readConfig({ ...good, COACHLAB_OPERATORS_PAGES: 'console=reviews' })).toThrow(
      /COACHLAB_OPERATORS_PAGES must be page=api pairs/,
    );
  });
});
