import { type Field, integer, oneOf, text, withDefault } from '@coachlab/settings';
import { type DatabaseAddress, parseDatabaseUrl } from '../database/database-address.ts';

export interface ServiceDefaults {
  name: string;
  port: number;
}

/** The settings of every service. */
export function baseSettings({ name, port }: ServiceDefaults) {
  return {
    PORT: withDefault(integer(0, 65_535), port),
    HOST: withDefault(text(), '127.0.0.1'),
    DATABASE_URL: databaseUrl(`sqlite:.data/${name}.db`),
    LOG_LEVEL: withDefault(oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
    /** `off` for a local test run; size limits stay. */
    COACHLAB_LIMITS: withDefault(oneOf(['on', 'off']), 'on'),
    /** Seconds between failing readiness and closing, so that callers notice first. */
    DRAIN_SECONDS: withDefault(integer(0, 120), 2),
  };
}

export type BaseSettings = ReturnType<typeof baseSettings>;

function databaseUrl(fallback: string): Field<DatabaseAddress> {
  return { parse: parseDatabaseUrl, fallback: () => parseDatabaseUrl(fallback) };
}
