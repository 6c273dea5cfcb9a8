import type { Keyring } from './keyring.ts';
import { signing } from './signing.ts';
import { usersSql } from './users-sql.ts';

/** Who reads a folder of secrets: the user of the image. */
export interface Reader {
  uid: number;
  /** Name in the reader's folder to content. */
  files: Record<string, string>;
}

/** Services with a database of their own; its name and its user's are the service's. */
export const DATABASES = { catalog: 4101, journey: 4102, assessment: 4103, community: 4104, registry: 4106 };
/** The users of the sections' publishers: none reads another team's token. */
const PUBLISHERS = { catalog: 4111, journey: 4112, assessment: 4113, community: 4114 };

/**
 * Everybody's folder, and no more in it than they need.
 * @param server of the databases: `mysql:3306`, and whether connections are encrypted and its certificate checked
 */
export function readers(keys: Keyring, server: { host: string; tls: boolean }): Record<string, Reader> {
  const passwords = Object.fromEntries(
    Object.keys(DATABASES).map((name) => [name, keys.token(`database-${name}`)]),
  );
  const { key, certificate, roots } = signing(keys);
  const tokens = Object.keys(PUBLISHERS).map((section): [string, string] => [
    section,
    keys.token(`token-${section}`),
  ]);
  // The gateway's, with which it tells of failing releases, among the teams' that publish them.
  const shellToken = keys.token('token-shell');
  // Of the one that plays releases before anybody meets them.
  const rehearserToken = keys.token('token-rehearser');
  const more: Record<string, Record<string, string>> = {
    community: {
      'admin-token': keys.token('admin-token'),
      'fingerprint-key': keys.token('fingerprint-key'),
    },
    registry: {
      'signing-key': key,
      'signing-certificate': certificate,
      'bootstrap-tokens': [
        ...tokens,
        ['rehearser', rehearserToken],
        ['shell', shellToken],
        ['operator', keys.token('token-operator')],
      ]
        .map((pair) => pair.join('='))
        .join(','),
    },
  };
  const services = Object.entries(DATABASES).map(([name, uid]): [string, Reader] => {
    const url = `mysql://${name}:${passwords[name]}@${server.host}/${name}${server.tls ? '?ssl=true' : ''}`;
    return [name, { uid, files: { 'database-url': url, ...more[name] } }];
  });
  return {
    ...Object.fromEntries(services),
    mysql: {
      uid: 999,
      files: {
        root: keys.token('database-root'),
        'users.sql': usersSql(passwords),
      },
    },
    shell: {
      uid: 4000,
      files: {
        'cookie-keys': keys.token('cookie-keys'),
        'root-keys': roots.join(','),
        'signals-token': shellToken,
      },
    },
    rehearser: { uid: 4122, files: { token: rehearserToken } },
    // No secret, but whoever could change it would be believed.
    assistant: { uid: 4105, files: { 'root-keys': roots.join(',') } },
    ...Object.fromEntries(
      Object.entries(PUBLISHERS).map(([section, uid]): [string, Reader] => [
        `publisher-${section}`,
        { uid, files: { token: keys.token(`token-${section}`) } },
      ]),
    ),
  };
}
