import type { Keyring } from './keyring.ts';
import { DATABASES } from './readers.ts';
import { Refused } from './refused.ts';
import { usersSql } from './users-sql.ts';

/** Of a section; MySQL takes no longer name for a user. */
const NAME = /^(?=.{1,32}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const TAKEN = ['mysql', 'root', 'sys', ...Object.keys(DATABASES)];

/**
 * Statements for the database of a service that was added later, and a user who may use that one alone. Its password is
 * `database-<name>`, and stays when this is said again.
 */
export function addDatabase(keys: Keyring, name: string): string {
  mustBeATeams(name);
  return usersSql({ [name]: keys.token(`database-${name}`) });
}

/** Statements that take both away, with all that is in it; the password is forgotten. */
export function dropDatabase(keys: Keyring, name: string): string {
  mustBeATeams(name);
  keys.replace(`database-${name}`, null);
  return `DROP DATABASE IF EXISTS \`${name}\`;\nDROP USER IF EXISTS '${name}'@'%';\n`;
}

function mustBeATeams(name: string): void {
  if (!NAME.test(name))
    throw new Refused(
      `"${name}" is not a valid database name: use lower-case letters, digits and hyphens, at most 32.`,
    );
  if (TAKEN.includes(name)) throw new Refused(`"${name}" is not a team database: it belongs to the site.`);
}
