import { createPrivateKey, type KeyObject } from 'node:crypto';
import { BODY_LIMIT } from '@coachlab/contracts';
import { type Field, integer, list, type ServiceConfig, text, withDefault } from '@coachlab/service-common';

const MB = 1024 * 1024;

/** The registry's own settings, beside those of every service. */
export const settings = {
  /** Folder for the releases' files. */
  COACHLAB_ASSETS: withDefault(text(), '.data/assets'),
  /** Ed25519, PKCS8 PEM. */
  COACHLAB_SIGNING_KEY: signingKey(),
  /** `catalog=<token>,journey=<token>`. */
  COACHLAB_BOOTSTRAP_TOKENS: withDefault(pairs(16), []),
  /** Written by the shell's build; read anew at each check, so that a new shell counts at once. */
  COACHLAB_PROVIDES_FILE: text(),
  /** `artifacts=http://127.0.0.1:4101,…`: API name to the service that answers it. Empty: APIs are not checked. */
  COACHLAB_UPSTREAMS: withDefault(pairs(1), []),
  /** `host:port`, comma-separated: where a canary may send its visitors' API calls. Empty: nowhere. */
  COACHLAB_CANARY_UPSTREAMS: withDefault(list(), []),
  /** Bytes of a package as sent, and unpacked in memory. */
  COACHLAB_PACKAGE_LIMIT: withDefault(integer(1024, 1024 * MB), BODY_LIMIT.release),
  COACHLAB_UNPACKED_LIMIT: withDefault(integer(1024, 4096 * MB), 64 * MB),
  /** Gzipped bytes of a remote's browser entry, and of one page's first paint beside it. */
  COACHLAB_ENTRY_BUDGET: withDefault(integer(1, 64 * MB), 20 * 1024),
  COACHLAB_PAGE_BUDGET: withDefault(integer(1, 64 * MB), 60 * 1024),
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

/** `name=value` pairs; a name may come more than once. */
function pairs(shortest: number): Field<[name: string, value: string][]> {
  return {
    parse: (value) =>
      list()
        .parse(value)
        .map((pair) => {
          const at = pair.indexOf('=');
          const [name, rest] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
          if (at < 1 || name === '' || rest.length < shortest) {
            throw new Error(`must be name=value pairs with values of at least ${shortest} characters`);
          }
          return [name, rest];
        }),
  };
}
