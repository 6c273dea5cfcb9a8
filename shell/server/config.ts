import { publicKey } from '@coachlab/keys';
import {
  ConfigError,
  type Environment,
  type Field,
  integer,
  list,
  oneOf,
  optional,
  pairs,
  parseConfig,
  text,
  url,
  withDefault,
} from '@coachlab/settings';
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

const NAME = /^[a-z][a-z0-9-]*$/;

const settings = {
  HOST: withDefault(text(), '0.0.0.0'),
  PORT: withDefault(integer(1, 65_535), 4000),
  PUBLIC_URL: optional(origin()),
  COACHLAB_DATA: withDefault(text(), '.data'),
  COACHLAB_COOKIE_KEYS: cookieKeys(),
  COACHLAB_REGISTRY_URL: origin(),
  COACHLAB_ROOT_KEYS: rootKeys(),
  COACHLAB_UPSTREAMS: upstreams(),
  COACHLAB_OPERATORS_PAGES: withDefault(operatorsPages(), {}),
  COACHLAB_OPERATORS_PORT: optional(integer(1, 65_535)),
  COACHLAB_OPERATORS_URL: optional(origin()),
  COACHLAB_SHELL_TOKEN: optional(text()),
  COACHLAB_RENDER_PROCESSES: withDefault(integer(1, 16), 2),
  LOG_LEVEL: withDefault(text(), 'info'),
  COACHLAB_DEV: withDefault(oneOf(['0', '1']), '0'),
  COACHLAB_OFFLINE: withDefault(oneOf(['on', 'off']), 'on'),
  COACHLAB_LIMITS: withDefault(oneOf(['on', 'off']), 'on'),
  COACHLAB_ANALYTICS_URL: optional(url('https')),
  COACHLAB_ANALYTICS_ORIGINS: withDefault(httpsAddresses(), []),
  DRAIN_SECONDS: withDefault(integer(0, 120), 2),
};

/** Reads everything once. @throws ConfigError with every fault of a single setting, or with what two say against each other */
export function readConfig(env: Environment): ShellConfig {
  const faults: string[] = [];
  const telemetry = telemetrySettings('shell', env, faults);
  const proxies = trustedProxies(
    env.COACHLAB_TRUSTED_PROXIES ?? '',
    env.PUBLIC_URL?.startsWith('https:') ?? false,
    faults,
  );
  const given = parseConfig(env, settings, faults);
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`;
  const dev = given.COACHLAB_DEV === '1';
  return {
    host: given.HOST,
    port: given.PORT,
    dataDir: given.COACHLAB_DATA,
    cookieKeys: given.COACHLAB_COOKIE_KEYS,
    registryUrl: given.COACHLAB_REGISTRY_URL,
    rootKeys: given.COACHLAB_ROOT_KEYS,
    upstreams: given.COACHLAB_UPSTREAMS,
    operatorsPages: given.COACHLAB_OPERATORS_PAGES,
    publicUrl,
    ...operators(given.COACHLAB_OPERATORS_PORT, given.COACHLAB_OPERATORS_URL, publicUrl),
    shellToken: given.COACHLAB_SHELL_TOKEN,
    renderProcesses: given.COACHLAB_RENDER_PROCESSES,
    logLevel: given.LOG_LEVEL,
    dev,
    // Nothing is kept of a site that somebody works on.
    offline: given.COACHLAB_OFFLINE === 'on' && !dev,
    trustedProxies: proxies,
    limits: given.COACHLAB_LIMITS === 'on',
    telemetry,
    analytics: analytics(given.COACHLAB_ANALYTICS_URL, given.COACHLAB_ANALYTICS_ORIGINS),
    drainSeconds: given.DRAIN_SECONDS,
  };
}

function operators(
  port: number | null,
  address: string | null,
  publicUrl: string,
): Pick<ShellConfig, 'operatorsPort' | 'operatorsUrl'> {
  const operatorsUrl = address ?? (port === null ? null : `http://localhost:${port}`);
  if (operatorsUrl !== null && URL.parse(operatorsUrl)?.origin === URL.parse(publicUrl)?.origin)
    throw new ConfigError([
      'COACHLAB_OPERATORS_URL must be another origin than PUBLIC_URL: sections run on that one',
    ]);
  return { operatorsPort: port, operatorsUrl };
}

function analytics(script: URL | null, more: URL[]): Analytics | null {
  if (!script) return null;
  return { script: script.href, origins: [...new Set([script, ...more].map(({ origin: own }) => own))] };
}

/** An address, without the slash at its end. */
function origin(): Field<string> {
  return { parse: (value) => (url('http', 'https').parse(value), value.replace(/\/$/, '')) };
}

function httpsAddresses(): Field<URL[]> {
  return { parse: (value) => list().parse(value).map(url('https').parse) };
}

function cookieKeys(): Field<string[]> {
  return {
    parse(value) {
      const keys = list().parse(value);
      if (keys.length > 0 && keys.every((key) => key.length >= 32)) return keys;
      throw new Error('must hold keys of at least 32 characters each');
    },
  };
}

function rootKeys(): Field<string[]> {
  return {
    parse(value) {
      const keys = list().parse(value);
      for (const [index, key] of keys.entries()) {
        try {
          publicKey(key);
        } catch (cause) {
          throw new Error(`has no root key in place ${index + 1}: ${(cause as Error).message}`, { cause });
        }
      }
      return keys;
    },
  };
}

function upstreams(): Field<Record<string, string>> {
  return {
    parse: (value) =>
      Object.fromEntries(
        pairs(1)
          .parse(value)
          .map(([name, address]) => [name, origin().parse(address)]),
      ),
  };
}

function operatorsPages(): Field<Record<string, string>> {
  return {
    parse(value) {
      const pages = pairs(1).parse(value);
      const fits = ([page, api]: [string, string]) => NAME.test(page) && NAME.test(api) && page !== 'console';
      if (pages.every(fits)) return Object.fromEntries(pages);
      throw new Error('must be page=api pairs of small letters, and console is the page of the registry');
    },
  };
}
