import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Keyring } from './keyring.ts';
import { readers } from './readers.ts';
import { addDatabase, dropDatabase } from './team-databases.ts';

let keys: Keyring;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coachlab-keyring-'));
  keys = new Keyring(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the database of a service that was added later', () => {
  it('has its own user, whose password can be shown and does not change', () => {
    const statements = addDatabase(keys, 'events-2');
    expect(statements).toContain('CREATE DATABASE IF NOT EXISTS `events-2` CHARACTER SET utf8mb4;');
    expect(statements).toContain(`IDENTIFIED BY '${keys.find('database-events-2')}'`);
    expect(statements.split('\n').filter((line) => line.startsWith('GRANT'))).toEqual([
      "GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, INDEX, REFERENCES ON `events-2`.* TO 'events-2'@'%';",
    ]);
    expect(addDatabase(keys, 'events-2')).toBe(statements);
  });

  it('is removed with its user and its password', () => {
    addDatabase(keys, 'events');
    expect(dropDatabase(keys, 'events')).toBe(
      "DROP DATABASE IF EXISTS `events`;\nDROP USER IF EXISTS 'events'@'%';\n",
    );
    expect(keys.find('database-events')).toBeUndefined();
  });

  it.each(['', 'Events', 'a`; DROP', "a'b", '../root-key', 'x'.repeat(33)])('is not called "%s"', (name) => {
    for (const statements of [addDatabase, dropDatabase])
      expect(() => statements(keys, name)).toThrow(`"${name}" is not a valid database name`);
  });

  it.each(['catalog', 'registry', 'root', 'mysql', 'sys'])('cannot be one of the site: %s', (name) => {
    const before = readers(keys, { host: 'mysql:3306', tls: false });
    for (const statements of [addDatabase, dropDatabase])
      expect(() => statements(keys, name)).toThrow(
        `"${name}" is not a team database: it belongs to the site.`,
      );
    expect(readers(keys, { host: 'mysql:3306', tls: false })).toEqual(before);
  });
});
