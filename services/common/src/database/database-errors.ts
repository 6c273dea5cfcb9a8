import { QueryFailedError } from 'typeorm';

interface DriverError {
  code?: string;
  /** Of the driver's: the connection is of no use any more. */
  fatal?: boolean;
  errno?: number;
  message?: string;
}

/**
 * Whether a unique index refused the row. `index` narrows it to one index: MySQL names the index in its
 * message, SQLite names the columns (`table.column`), so give either.
 */
export function isDuplicateKey(error: unknown, ...mentioned: string[]): boolean {
  const { code, message } = driverError(error);
  if (
    code !== 'ER_DUP_ENTRY' &&
    code !== 'SQLITE_CONSTRAINT_UNIQUE' &&
    code !== 'SQLITE_CONSTRAINT_PRIMARYKEY'
  )
    return false;
  return mentioned.length === 0 || mentioned.some((name) => message?.includes(name));
}

/** Whether a CHECK of the table refused the row. MariaDB's number is another error's on MySQL, so numbers it is. */
export function isCheckRefusal(error: unknown): boolean {
  const { code, errno } = driverError(error);
  return code === 'SQLITE_CONSTRAINT_CHECK' || errno === 3819 || errno === 4025;
}

/** Two transactions met, here or on two servers of a group, and this one was undone whole: trying again is right. */
export function isDeadlock(error: unknown): boolean {
  return DEADLOCK.has(driverError(error).code ?? '');
}

const DEADLOCK = new Set([
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_CHECKREAD',
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
]);

const DOWN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'POOL_CLOSED',
  'DATABASE_CONNECTION_PAUSED',
  'ER_CON_COUNT_ERROR',
  'ER_HOST_IS_BLOCKED',
  'ER_SERVER_SHUTDOWN',
  'ER_QUERY_INTERRUPTED',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_CONNECTION_KILLED',
  // Of a server in a group that is not, or no longer, the primary, or has lost the others.
  'ER_READ_ONLY_MODE',
  'ER_SERVER_OFFLINE_MODE',
  'ER_RUN_HOOK_ERROR',
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
  'ER_GRP_TRX_CONSISTENCY_NOT_ALLOWED',
  'ER_GRP_TRX_CONSISTENCY_BEFORE',
  'ER_GRP_TRX_CONSISTENCY_BEGIN_NOT_ALLOWED',
  'SQLITE_BUSY',
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
]);

/** Whether the database, rather than the statement, is the trouble: the caller should come back later. */
export function isDatabaseDown(error: unknown): boolean {
  return driverError(error).fatal === true || isDatabaseAway(error);
}

/** Whether waiting alone may help, as it does not where the password is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = driverError(error);
  if (DOWN.has(code) || code.startsWith('SQLITE_IOERR')) return true;
  return /queue limit reached|pool is closed|connection is in closed state|database connection is not open/i.test(
    message,
  );
}

/** What the database's user may not do, as MySQL and MariaDB say it. */
const DENIED = /^(.+?) command denied to user .* for (?:table|column) (.+)$/;

/** For whoever runs the service: which right is missing on which table, and what gives it. Undefined for any other error. */
export function missingRight(error: unknown): string | undefined {
  const { message = '' } = driverError(error);
  const [, right, table] = DENIED.exec(message) ?? [];
  if (right === undefined || table === undefined) return undefined;
  const name = table.replaceAll(/[`']/g, '').replace(/^.*\./, '');
  return `The database user may not ${right} the table ${name}: run users.sql as the database's administrator (docs/runbook.md, The audit trail), as "docker compose up -d" does by itself.`;
}

function driverError(error: unknown): DriverError {
  if (error instanceof QueryFailedError) return error.driverError as DriverError;
  return typeof error === 'object' && error !== null ? error : {};
}
