/** What a service does with its own schema, which it migrates itself: it drops no table and gives no rights away. */
const RIGHTS = 'SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, INDEX, REFERENCES';

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
  ]);
  return `${lines.join('\n')}\n`;
}
