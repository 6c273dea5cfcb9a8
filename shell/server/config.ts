import { readFileSync } from 'node:fs';
import { publicKey } from '@coachlab/keys';
import { telemetrySettings, type TelemetrySettings } from '@coachlab/telemetry';
import { trustedProxies } from './visits/client-ip.ts';

export interface ShellConfig {
  host: string;
  port: number;
  /** Folder for what must survive a restart: the last verified discovery and the mirrored releases. */
  dataDir: string;
  /** First signs, all verify. */
  cookieKeys: string[];
  registryUrl: string;
  /** Base64 SPKI DER Ed25519 public keys, whose certificates say which key signs for the registry. */
  rootKeys: string[];
  /** API name (first segment after /api/) to the origin of its service. */
  upstreams: Record<string, string>;
  /** Pages for operators, `moderation` for `/-/moderation`, to the API whose service has it. */
  operatorsPages: Record<string, string>;
  publicUrl: string;
  /** Where the console and these pages are served, apart from all section code; null: nowhere. */
  operatorsPort: number | null;
  /** The address operators use for it. */
  operatorsUrl: string | null;
  /** With which the registry takes what the shell sees of failing releases; null: it is not told. */
  shellToken: string | null;
  /** For one release at a time. */
  renderProcesses: number;
  logLevel: string;
  /** Development mode: open pages reload when a release or the shell changes. */
  dev: boolean;
  /** Whether browsers keep pages to be read without a connection; off: their workers leave. */
  offline: boolean;
  /** Proxies whose X-Forwarded-For is believed: addresses and CIDR ranges. */
  trustedProxies: string[];
  /** Off for a test run, which comes from one address. */
  limits: boolean;
  telemetry: TelemetrySettings;
  analytics: Analytics | null;
  /** Between failing readiness and closing, so that a front notices first. */
  drainSeconds: number;
}

interface Analytics {
  /** Address of the script, with its id: `https://…/gtag/js?id=G-…`. */
  script: string;
  /** Its own origin, and those it sends to. */
  origins: string[];
}

export class ConfigError extends Error {
  readonly code = 'config_invalid';

  constructor(readonly faults: string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  }
}

/** Reads everything once; every fault is listed at once. `NAME_FILE` may hold the path of a secret instead of `NAME`. */
export function readConfig(env: Record<string, string | undefined>): ShellConfig {
  const faults: string[] = [];
  const text = (name: string, fallback?: string): string => {
    const value = fromFile(env, name, faults) ?? env[name] ?? fallback;
    if (!value) faults.push(`${name} is missing`);
    return value ?? '';
  };
  const integer = (name: string, fallback: number, least: number, most: number): number => {
    const value = Number(env[name] || fallback);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    faults.push(`${name} must be a whole number from ${least} to ${most}, not "${env[name]}"`);
    return fallback;
  };
  const url = (name: string, fallback?: string): string => {
    const value = text(name, fallback);
    if (value && !URL.canParse(value)) faults.push(`${name} is not an address: "${value}"`);
    return value.replace(/\/$/, '');
  };

  const port = integer('PORT', 4000, 1, 65535);
  const publicUrl = url('PUBLIC_URL', `http://localhost:${port}`);
  const config: ShellConfig = {
    host: env.HOST || '0.0.0.0',
    port,
    dataDir: text('COACHLAB_DATA', '.data'),
    cookieKeys: list(text('COACHLAB_COOKIE_KEYS')),
    registryUrl: url('COACHLAB_REGISTRY_URL'),
    rootKeys: rootKeys(text('COACHLAB_ROOT_KEYS'), faults),
    upstreams: upstreams(text('COACHLAB_UPSTREAMS'), faults),
    operatorsPages: operatorsPages(env.COACHLAB_OPERATORS_PAGES ?? '', faults),
    publicUrl,
    ...operators(env, publicUrl, integer, url, faults),
    shellToken: (fromFile(env, 'COACHLAB_SHELL_TOKEN', faults) ?? env.COACHLAB_SHELL_TOKEN) || null,
    renderProcesses: integer('COACHLAB_RENDER_PROCESSES', 2, 1, 16),
    logLevel: env.LOG_LEVEL || 'info',
    dev: env.COACHLAB_DEV === '1',
    offline: offline(env, faults),
    trustedProxies: trustedProxies(
      env.COACHLAB_TRUSTED_PROXIES ?? '',
      publicUrl.startsWith('https:'),
      faults,
    ),
    limits: env.COACHLAB_LIMITS !== 'off',
    telemetry: telemetrySettings('shell', env, faults),
    analytics: analytics(env, faults),
    drainSeconds: integer('DRAIN_SECONDS', 2, 0, 120),
  };
  for (const key of config.cookieKeys) {
    if (key.length < 32) faults.push('COACHLAB_COOKIE_KEYS: each key needs at least 32 characters');
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function operators(
  env: Record<string, string | undefined>,
  publicUrl: string,
  integer: (name: string, fallback: number, least: number, most: number) => number,
  url: (name: string, fallback?: string) => string,
  faults: string[],
): Pick<ShellConfig, 'operatorsPort' | 'operatorsUrl'> {
  const operatorsPort = env.COACHLAB_OPERATORS_PORT
    ? integer('COACHLAB_OPERATORS_PORT', 4001, 1, 65535)
    : null;
  if (operatorsPort === null && !env.COACHLAB_OPERATORS_URL)
    return { operatorsPort: null, operatorsUrl: null };
  const operatorsUrl = url('COACHLAB_OPERATORS_URL', `http://localhost:${operatorsPort}`);
  if (URL.parse(operatorsUrl)?.origin === URL.parse(publicUrl)?.origin)
    faults.push('COACHLAB_OPERATORS_URL must be another origin than PUBLIC_URL: sections run on that one');
  return { operatorsPort, operatorsUrl };
}

/** Nothing is kept of a site that somebody works on. */
function offline({ COACHLAB_OFFLINE: value, COACHLAB_DEV }: NodeJS.ProcessEnv, faults: string[]): boolean {
  if (value && !['on', 'off'].includes(value))
    faults.push(`COACHLAB_OFFLINE must be on or off, not "${value}"`);
  return value !== 'off' && COACHLAB_DEV !== '1';
}

function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function rootKeys(value: string, faults: string[]): string[] {
  const keys = list(value);
  for (const key of keys) {
    try {
      publicKey(key);
    } catch (error) {
      faults.push(`COACHLAB_ROOT_KEYS: "${key.slice(0, 80)}" is no root key. ${(error as Error).message}`);
    }
  }
  return keys;
}

function upstreams(value: string, faults: string[]): Record<string, string> {
  const entries = list(value).map((part): [string, string] => {
    const at = part.indexOf('=');
    const [name, origin] = [part.slice(0, at), part.slice(at + 1).replace(/\/$/, '')];
    if (at < 1 || !URL.canParse(origin)) faults.push(`COACHLAB_UPSTREAMS: "${part}" is not name=address`);
    return [name, origin];
  });
  return Object.fromEntries(entries);
}

function operatorsPages(value: string, faults: string[]): Record<string, string> {
  const entries = list(value).map((part): [string, string] => {
    const [, page = '', api = ''] = /^([a-z][a-z0-9-]*)=([a-z][a-z0-9-]*)$/.exec(part) ?? [];
    if (page === '' || page === 'console')
      faults.push(`COACHLAB_OPERATORS_PAGES: "${part}" is not page=api, or is the registry's page`);
    return [page, api];
  });
  return Object.fromEntries(entries);
}

function analytics(env: Record<string, string | undefined>, faults: string[]): Analytics | null {
  const script = env.COACHLAB_ANALYTICS_URL;
  if (!script) return null;
  const origins = [script, ...list(env.COACHLAB_ANALYTICS_ORIGINS ?? '')].map((address) => {
    const url = URL.parse(address);
    if (url?.protocol !== 'https:') faults.push(`COACHLAB_ANALYTICS_URL: "${address}" is no https address`);
    return url?.origin ?? '';
  });
  return { script, origins: [...new Set(origins)] };
}

function fromFile(
  env: Record<string, string | undefined>,
  name: string,
  faults: string[],
): string | undefined {
  const file = env[`${name}_FILE`];
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    faults.push(`${name}_FILE cannot be read: ${(cause as Error).message}`);
    return undefined;
  }
}
