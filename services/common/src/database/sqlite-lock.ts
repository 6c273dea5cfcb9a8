import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

export class DatabaseInUseError extends Error {
  readonly code = 'database_in_use';
  readonly file: string;

  constructor(file: string) {
    super(`Another process uses ${file}. SQLite is for one instance; several need MySQL.`);
    this.name = 'DatabaseInUseError';
    this.file = file;
  }
}

/** Keeps the side files open: one that were collected as garbage would let go of its lock. */
const held = new Set<Database>();

/** How long a start waits for the process before it to let go, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Claims a SQLite file for this process: an exclusive transaction on a side file, which the operating system
 * releases with the process, however it dies. The database itself stays open to other readers.
 */
export function lockSqliteFile(file: string): { release(): void } {
  mkdirSync(dirname(file), { recursive: true });
  const side = new Database(`${file}.lock`, { timeout: PATIENCE });
  try {
    side.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    side.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') throw new DatabaseInUseError(file);
    throw error;
  }
  held.add(side);
  const release = () => {
    held.delete(side);
    side.close();
  };
  return { release };
}
