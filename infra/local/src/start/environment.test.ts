import { describe, expect, it } from '@jest/globals';
import { gatewayEnvironment, serviceEnvironment, type Site } from './environment.ts';
import { SERVICES } from './topology.ts';

const site: Site = {
  settings: {
    root: '/house',
    data: '/data',
    port: 4000,
    operatorsPort: 4001,
    host: '127.0.0.1',
    dev: false,
    rehearses: false,
  },
  env: {
    PATH: '/bin',
    SMTP_URL: 'smtp://mail',
    DATABASE_URL: 'mysql://elsewhere',
    npm_config_user_agent: 'npm',
    PORT: '4000',
  },
  services: SERVICES,
  remotes: ['mfe-catalog'],
  ports: { catalog: 5101, journey: 5102, assessment: 5103, community: 5104, assistant: 5105, registry: 5106 },
  secrets: {
    cookieKeysFile: '/data/secrets/cookie-keys',
    signingKeyFile: '/data/secrets/signing-key.pem',
    adminTokenFile: '/data/secrets/admin-token',
    fingerprintKeyFile: '/data/secrets/fingerprint-key',
    certificateFile: '/data/secrets/signing-certificate.json',
    rootKey: 'MCow',
    tokens: { catalog: 'one', journey: 'two' },
    shellToken: 'three',
    operatorToken: 'four',
    rehearserToken: 'five',
  },
};
const environmentOf = (name: string) =>
  serviceEnvironment(
    site,
    SERVICES.find((service) => service.name === name)!,
  );

describe('what a process is started with', () => {
  it("a service: its port, its own database, and the user's settings", () => {
    expect(environmentOf('catalog')).toMatchObject({
      PATH: '/bin',
      SMTP_URL: 'smtp://mail',
      PORT: '5101',
      HOST: '127.0.0.1',
      DATABASE_URL: 'sqlite:/data/catalog.db',
    });
  });

  it("never npm's variables, nor another database", () => {
    expect(environmentOf('assistant')).not.toHaveProperty('DATABASE_URL');
    expect(environmentOf('assistant')).not.toHaveProperty('npm_config_user_agent');
  });

  it("the registry: its key as a file, the teams' tokens, and where APIs report their versions", () => {
    expect(environmentOf('registry')).toMatchObject({
      COACHLAB_ASSETS: '/data/assets',
      COACHLAB_SIGNING_KEY_FILE: '/data/secrets/signing-key.pem',
      COACHLAB_SIGNING_CERTIFICATE_FILE: '/data/secrets/signing-certificate.json',
      COACHLAB_BOOTSTRAP_TOKENS: 'catalog=one,journey=two,shell=three,operator=four,rehearser=five',
      COACHLAB_UPSTREAMS: expect.stringContaining(
        'situations=http://127.0.0.1:5101,personas=http://127.0.0.1:5102',
      ),
    });
  });

  it('the community: the token that signs the coach in and the key of fingerprints, unless the person set them', () => {
    const token = {
      COACHLAB_OPERATORS_URL: 'http://localhost:4001',
      COACHLAB_ADMIN_TOKEN_FILE: '/data/secrets/admin-token',
      COACHLAB_FINGERPRINT_KEY_FILE: '/data/secrets/fingerprint-key',
    };
    expect(environmentOf('community')).toMatchObject(token);
    expect(environmentOf('catalog')).not.toHaveProperty('COACHLAB_ADMIN_TOKEN_FILE');
    const own = { ...site, env: { ...site.env, COACHLAB_ADMIN_TOKEN: 'mine' } };
    const environment = serviceEnvironment(
      own,
      SERVICES.find(({ name }) => name === 'community')!,
    );
    expect(environment).toMatchObject({ COACHLAB_ADMIN_TOKEN: 'mine' });
    expect(environment).not.toHaveProperty('COACHLAB_ADMIN_TOKEN_FILE');
  });

  it('the assistant: the registry, the root keys to verify it with, and every API', () => {
    expect(environmentOf('assistant')).toMatchObject({
      COACHLAB_REGISTRY_URL: 'http://127.0.0.1:5106',
      COACHLAB_ROOT_KEYS: 'MCow',
      COACHLAB_UPSTREAMS: expect.stringContaining('artifacts=http://127.0.0.1:5101'),
    });
  });

  it('the gateway: the public port, every API, and its own token but none of a team', () => {
    const environment = gatewayEnvironment(site);
    expect(environment).toMatchObject({
      PORT: '4000',
      PUBLIC_URL: 'http://localhost:4000',
      COACHLAB_REGISTRY_URL: 'http://127.0.0.1:5106',
      COACHLAB_ROOT_KEYS: 'MCow',
      COACHLAB_SHELL_TOKEN: 'three',
      COACHLAB_OPERATORS_PAGES: 'moderation=forum',
      COACHLAB_UPSTREAMS: expect.stringContaining('chat=http://127.0.0.1:5105'),
    });
    expect(environment).not.toHaveProperty('COACHLAB_BOOTSTRAP_TOKENS');
    expect(environment).not.toHaveProperty('COACHLAB_DEV');
  });
});
