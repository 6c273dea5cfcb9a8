import { createPrivateKey, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { BODY_LIMIT, type SigningCertificate } from '@coachlab/contracts';
import { parseCertificate } from '@coachlab/keys';
import {
  type Field,
  integer,
  oneOf,
  optional,
  pairs,
  type ServiceConfig,
  text,
  url,
  withDefault,
} from '@coachlab/service-common';

const MB = 1024 * 1024;

/** The registry's own settings, beside those of every service. */
export const settings = {
  /** Where releases lie: a folder, or `s3://bucket?region=…&endpoint=…` (asset-disk.ts). */
  COACHLAB_ASSETS: withDefault(assetsAddress(), '.data/assets'),
  /** Ed25519, PKCS8 PEM. */
  COACHLAB_SIGNING_KEY: signingKey(),
  /** By which a root vouches for it: JSON, as `coachlab keys certify` prints it. */
  COACHLAB_SIGNING_CERTIFICATE: certificate(),
  /** `catalog=<token>,journey=<token>`; `shell=<token>` for the shell's reports. */
  COACHLAB_BOOTSTRAP_TOKENS: withDefault(pairs(16), []),
  /** Which remote owns which routes, APIs and slots: what it says at the start is written into the database. */
  COACHLAB_OWNERS_FILE: withDefault(text(), join(import.meta.dirname, '../content/owners.json')),
  /** What a host provides that does not say so itself (docs/stock-host): it counts as a running shell. */
  COACHLAB_PROVIDES_FILE: optional(text()),
  /** What rspack makes of console/. */
  COACHLAB_CONSOLE: withDefault(text(), join(import.meta.dirname, '../build/console')),
  /** `artifacts=http://127.0.0.1:4101,…`: API name to the service that answers it. Empty: APIs are not checked. */
  COACHLAB_UPSTREAMS: withDefault(pairs(1), []),
  /** Bytes of a package as sent, and unpacked in memory. */
  COACHLAB_PACKAGE_LIMIT: withDefault(integer(1024, 1024 * MB), BODY_LIMIT.release),
  COACHLAB_UNPACKED_LIMIT: withDefault(integer(1024, 4096 * MB), 64 * MB),
  /** Milliseconds between looks at the running rollouts, and between verdicts on one of them. */
  COACHLAB_SCHEDULE_EVERY_MS: withDefault(integer(10, 3_600_000), 1_000),
  COACHLAB_VERDICT_EVERY_MS: withDefault(integer(10, 3_600_000), 10_000),
  /** Failures must come from this many networks, and none counts for more than its share. 1 where all visitors share one. */
  COACHLAB_VERDICT_NETWORKS: withDefault(integer(1, 100), 3),
  /** Origin at which visitors get the files, to ask there when a candidate does not load; the store is always asked. */
  COACHLAB_PROBE_ORIGIN: optional(url('http', 'https')),
  /** `required`: a release reaches visitors after a rehearsal that passed. `optional`: one that failed stops it, and none does not. */
  COACHLAB_REHEARSALS: withDefault(oneOf(['optional', 'required']), 'optional'),
  /** Milliseconds that a canary or promotion waits for the platform's rehearsal before it is refused. */
  COACHLAB_REHEARSAL_WAIT_MS: withDefault(integer(100, 7 * 86_400_000), 3_600_000),
  /** `catalog=https://…,*=https://…`: where a team hears of its rollouts; `*` hears of all. */
  COACHLAB_WEBHOOKS: withDefault(webhooks(), []),
  /** `catalog=<secret>,*=<secret>`: what webhooks are signed with. A remote without its own takes that of `*`. */
  COACHLAB_WEBHOOK_SECRETS: withDefault(pairs(16), []),
  /** What `collect` keeps: this many stable releases of a remote, and everything published in the last days. */
  COACHLAB_KEEP_STABLE: withDefault(integer(1, 1_000), 5),
  COACHLAB_KEEP_DAYS: withDefault(integer(0, 3_650), 14),
  /** Gzipped bytes of a remote's browser entry, and of one page's first paint beside it. */
  COACHLAB_ENTRY_BUDGET: withDefault(integer(1, 64 * MB), 20 * 1024),
  COACHLAB_PAGE_BUDGET: withDefault(integer(1, 64 * MB), 60 * 1024),
  COACHLAB_LAZY_BUDGET: withDefault(integer(1, 64 * MB), 400 * 1024),
};

export type RegistryConfig = ServiceConfig<typeof settings>;

function signingKey(): Field<KeyObject> {
  return {
    parse(value) {
      let key: KeyObject | undefined;
      try {
        key = createPrivateKey(value);
      } catch {
        // The value is a secret: the reason, which may quote it, stays here.
      }
      if (key?.asymmetricKeyType !== 'ed25519') throw new Error('must be an Ed25519 private key (PKCS8 PEM)');
      return key;
    },
  };
}

function certificate(): Field<SigningCertificate> {
  return {
    parse(value) {
      try {
        return parseCertificate(value);
      } catch {
        throw new Error('must be a certificate as coachlab keys certify prints it');
      }
    },
  };
}

function webhooks(): Field<[name: string, address: string][]> {
  return {
    parse: (value) =>
      pairs(1)
        .parse(value)
        .map(([name, address]) => {
          const { href } = url('http', 'https').parse(address);
          if (href.length > 500) throw new Error('must have addresses of at most 500 characters');
          return [name, href];
        }),
  };
}

function assetsAddress(): Field<string> {
  return {
    parse(value) {
      if (value.startsWith('s3:') && !URL.parse(value)?.hostname)
        throw new Error('must be a folder, or s3://bucket with ?region= and, beside AWS, ?endpoint=');
      return value;
    },
  };
}
