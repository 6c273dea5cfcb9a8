/** What a service does with its own schema, which it migrates itself: it drops no table and gives no rights away. */
const RIGHTS = 'SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, INDEX, REFERENCES';

/** Rights that a service with a table that is only added to has on its other tables alone. */
const RIGHTS_TO_CHANGE = 'UPDATE, DELETE, ALTER';

/**
 * Of a service that keeps a table which is only added to (the registry's `audit_trail`): every other table, the common
 * ones of all services included. A migration that makes another one adds it here, and users.sql is run again before.
 */
const CHANGED_TABLES: Record<string, readonly string[]> = {
  registry: [
    'content_revision',
    'discovery_state',
    'erasure',
    'error_stack',
    'idempotency',
    'migrations',
    'measure_limit',
    'measure_minute',
    'owned_name',
    'page_measures',
    'rate_limit',
    'rehearsal_request',
    'rehearser',
    'release',
    'release_pages',
    'remote',
    'rollout',
    'shadow_render',
    'shell_build',
    'shell_lease',
    'shell_state',
    'route_limit',
    'served_page',
    'signal_minute',
    'signal_network',
    'signal_session',
    'team',
    'team_token',
    'webhook_delivery',
  ],
};

/**
 * Statements for a database of each service, and a user who may use that one alone. They may be run again, and then set
 * the passwords anew.
 * @param passwords by service; without quotes
 */
export function usersSql(passwords: Record<string, string>): string {
  const lines = Object.entries(passwords).flatMap(([name, password]) => [
    `CREATE DATABASE IF NOT EXISTS \`${name}\` CHARACTER SET utf8mb4;`,
    `CREATE USER IF NOT EXISTS '${name}'@'%';`,
    `ALTER USER '${name}'@'%' IDENTIFIED BY '${password}';`,
    `GRANT ${RIGHTS} ON \`${name}\`.* TO '${name}'@'%';`,
    ...narrowed(name),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Rights on single tables instead of the whole database. CREATE lets them be given before the table is there. */
function narrowed(name: string): string[] {
  const tables = CHANGED_TABLES[name];
  if (!tables) return [];
  return [
    ...tables.map(
      (table) => `GRANT CREATE, ${RIGHTS_TO_CHANGE} ON \`${name}\`.\`${table}\` TO '${name}'@'%';`,
    ),
    `REVOKE ${RIGHTS_TO_CHANGE} ON \`${name}\`.* FROM '${name}'@'%';`,
  ];
}
