import { join } from 'node:path';
import type { Secrets } from './secrets.ts';
import { operatorsPages, REHEARSER, type Service, upstreams } from './topology.ts';
import type { Settings } from './settings.ts';

/** npm's, the launcher's own, and addresses of databases that belong to something else. */
const NOT_PASSED = /^npm_|^(INIT_CWD|COACHLAB_HANDED_OVER|COACHLAB_DATA|DATABASE_URL|TEST_DATABASE_URL)$/i;

/** What one service is told beside what all are. */
const OF_ITS_OWN: Record<string, (site: Site) => NodeJS.ProcessEnv> = {
  registry: registryEnvironment,
  community: communityEnvironment,
  assistant: assistantEnvironment,
};

export interface Site {
  settings: Settings;
  /** The person's own variables (mail, model, limits); they pass through to every process. */
  env: NodeJS.ProcessEnv;
  services: Service[];
  /** Workspace folders of the remotes. */
  remotes: string[];
  /** Service to its port on 127.0.0.1. */
  ports: Record<string, number>;
  secrets: Secrets;
}

export function serviceEnvironment(site: Site, service: Service): NodeJS.ProcessEnv {
  const { settings } = site;
  return {
    ...common(site),
    PORT: String(site.ports[service.name]),
    HOST: '127.0.0.1',
    // The gateway's port is gone before the services are: nothing is left to drain.
    DRAIN_SECONDS: '0',
    PUBLIC_URL: publicUrl(site),
    ...(service.stateless ? {} : { DATABASE_URL: `sqlite:${join(settings.data, `${service.name}.db`)}` }),
    ...OF_ITS_OWN[service.name]?.(site),
  };
}

export function gatewayEnvironment(site: Site): NodeJS.ProcessEnv {
  const { settings, secrets } = site;
  return {
    ...common(site),
    PORT: String(settings.port),
    HOST: settings.host,
    DRAIN_SECONDS: '0',
    PUBLIC_URL: publicUrl(site),
    COACHLAB_DATA: join(settings.data, 'gateway'),
    COACHLAB_OPERATORS_PORT: String(settings.operatorsPort),
    COACHLAB_OPERATORS_URL: operatorsUrl(site),
    COACHLAB_OPERATORS_PAGES: operatorsPages(site.services),
    COACHLAB_COOKIE_KEYS_FILE: secrets.cookieKeysFile,
    COACHLAB_REGISTRY_URL: serviceUrl(site, 'registry'),
    COACHLAB_ROOT_KEYS: secrets.rootKey,
    COACHLAB_SHELL_TOKEN: secrets.shellToken,
    COACHLAB_UPSTREAMS: upstreams(site.services, ({ name }) => serviceUrl(site, name)),
    ...(settings.dev ? { COACHLAB_DEV: '1' } : {}),
  };
}

export function rehearserEnvironment(site: Site): NodeJS.ProcessEnv {
  const { settings, secrets } = site;
  return {
    ...common(site),
    PORT: String(site.ports[REHEARSER.name]),
    HOST: '127.0.0.1',
    COACHLAB_SITE: `http://localhost:${settings.port}`,
    COACHLAB_REGISTRY_URL: serviceUrl(site, 'registry'),
    COACHLAB_REHEARSER_TOKEN: secrets.rehearserToken,
  };
}

export function serviceUrl(site: Site, name: string): string {
  return `http://127.0.0.1:${site.ports[name]}`;
}

function registryEnvironment(site: Site): NodeJS.ProcessEnv {
  const { settings, secrets } = site;
  return {
    COACHLAB_ASSETS: join(settings.data, 'assets'),
    COACHLAB_SIGNING_KEY_FILE: secrets.signingKeyFile,
    COACHLAB_SIGNING_CERTIFICATE_FILE: secrets.certificateFile,
    COACHLAB_BOOTSTRAP_TOKENS: Object.entries({
      ...secrets.tokens,
      shell: secrets.shellToken,
      operator: secrets.operatorToken,
      rehearser: secrets.rehearserToken,
    })
      .map(([team, token]) => `${team}=${token}`)
      .join(','),
    COACHLAB_UPSTREAMS: upstreams(site.services, ({ name }) => serviceUrl(site, name)),
  };
}

/** The coach's way in and the key of fingerprints, unless the person set others. */
function communityEnvironment(site: Site): NodeJS.ProcessEnv {
  const { env, secrets } = site;
  const files = {
    COACHLAB_ADMIN_TOKEN: secrets.adminTokenFile,
    COACHLAB_FINGERPRINT_KEY: secrets.fingerprintKeyFile,
  };
  const missing = Object.entries(files).filter(([name]) => !env[name] && !env[`${name}_FILE`]);
  return {
    COACHLAB_OPERATORS_URL: operatorsUrl(site),
    ...Object.fromEntries(missing.map(([name, file]) => [`${name}_FILE`, file])),
  };
}

/** Where it learns what it answers from. */
function assistantEnvironment(site: Site): NodeJS.ProcessEnv {
  return {
    COACHLAB_REGISTRY_URL: serviceUrl(site, 'registry'),
    COACHLAB_ROOT_KEYS: site.secrets.rootKey,
    COACHLAB_UPSTREAMS: upstreams(site.services, ({ name }) => serviceUrl(site, name)),
  };
}

function common({ env }: Site): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !NOT_PASSED.test(name));
  return { ...Object.fromEntries(kept), NODE_ENV: 'production' };
}

function publicUrl({ env, settings }: Site): string {
  return env.PUBLIC_URL || `http://localhost:${settings.port}`;
}

/** Where the coach and the teams sign in. */
export function operatorsUrl({ env, settings }: Pick<Site, 'env' | 'settings'>): string {
  return env.COACHLAB_OPERATORS_URL || `http://localhost:${settings.operatorsPort}`;
}
