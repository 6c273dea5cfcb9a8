import { OFF, startTelemetry, type Telemetry, telemetrySettings } from '@coachlab/telemetry';
import { Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import { baseSettings } from './base-settings.ts';
import { type Environment, type Fields, parseConfig } from '@coachlab/settings';
import { type Database, openDatabase } from '../database/open-database.ts';
import { sharedSecret } from '../database/shared-secret.ts';
import { Readiness } from '../health/readiness.ts';
import { Erasures } from '../erasure/erasures.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { SharedBuckets } from '../limits/shared-buckets.ts';
import { createLog, NestLog } from '../log/log.ts';
import { ContentRevision } from '../revision/content-revision.ts';
import { CommonModule, type Parts } from './common-module.ts';
import type { ServiceConfig, ServiceDefinition } from './definition.ts';
import { createAdapter } from './http-adapter.ts';

export interface RunningService {
  app: NestFastifyApplication;
  /** Origin it answers on, for example `http://127.0.0.1:4101`. */
  url: string;
  /** Null for a stateless service. */
  dataSource: DataSource | null;
  /** How long to drain before stopping, in seconds. */
  drainSeconds: number;
  /** From now on not ready, while open requests and new ones are still answered. */
  drain(): void;
  /** Answers what is open, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Starts a service: settings, database, schema, seeds, then HTTP. Whatever was opened is closed again when a
 * step fails. Throws ConfigError, DatabaseInUseError, or what the failing step threw.
 */
export async function boot<S extends Fields>(
  definition: ServiceDefinition<S>,
  environment: Environment,
): Promise<RunningService> {
  const faults: string[] = [];
  const observed = telemetrySettings(definition.name, environment, faults);
  const fields = { ...baseSettings(definition), ...definition.settings };
  const config = parseConfig(environment, fields, faults) as ServiceConfig<S>;
  const log = createLog(definition.name, config.LOG_LEVEL);
  Logger.overrideLogger(new NestLog(log));

  const opened = await openStore(definition, config);
  let telemetry: Telemetry = OFF;
  try {
    telemetry = await startTelemetry(observed);
    const readiness = new Readiness(definition.apis, opened?.dataSource ?? null, opened?.revision ?? null);
    if (opened) {
      telemetry.gauge('coachlab.database.up', '1 while the database answers.', async () => [
        { value: Number(await readiness.isUp()) },
      ]);
      telemetry.gauge(
        'coachlab.database.shut_out',
        '1 while the database refuses this host for good.',
        () => [{ value: Number(opened.isShutOut()) }],
      );
    }
    const enabled = config.COACHLAB_LIMITS === 'on';
    const limiter = new RateLimiter({ enabled, shared: opened?.buckets, telemetry });
    if (!enabled) log.warn('Rate limits are off (COACHLAB_LIMITS=off)');
    const app = await NestFactory.create<NestFastifyApplication>(
      serviceModule(definition, { config, readiness, telemetry, limiter, store: opened }),
      createAdapter({ log, readiness, telemetry, limiter, ...definition }),
      { logger: new NestLog(log), bodyParser: false, abortOnError: false },
    );
    await definition.configure?.(app);
    await app.listen(config.PORT, config.HOST);
    const url = await app.getUrl();
    log.info({ url, apis: definition.apis }, 'ready');
    return running(app, url, config, readiness, telemetry, opened);
  } catch (error) {
    await telemetry.stop();
    await opened?.close();
    throw error;
  }
}

function running(
  app: NestFastifyApplication,
  url: string,
  config: ServiceConfig,
  readiness: Readiness,
  telemetry: Telemetry,
  store: Store | null,
): RunningService {
  let stopping: Promise<void> | undefined;
  const drain = () => {
    readiness.draining = true;
  };
  const stop = async () => {
    drain();
    await app.close();
    await telemetry.stop();
    await store?.close();
  };
  return {
    app,
    url,
    dataSource: store?.dataSource ?? null,
    drainSeconds: config.DRAIN_SECONDS,
    drain,
    stop: () => (stopping ??= stop()),
  };
}

function serviceModule({ name, module }: Pick<ServiceDefinition, 'name' | 'module'>, parts: Parts) {
  @Module({ imports: [CommonModule.of(parts), module] })
  class ServiceModule {}
  Object.defineProperty(ServiceModule, 'name', { value: `${name}-service` });
  return ServiceModule;
}

type Store = NonNullable<Parts['store']> & { buckets: SharedBuckets } & Omit<Database, 'dataSource'>;

/** Milliseconds between clean-ups of old idempotency keys, notes of erasures and counts of calls. */
const CLEAN_EVERY = 3_600_000;

async function openStore<S extends Fields>(
  { database }: ServiceDefinition<S>,
  config: ServiceConfig<S>,
): Promise<Store | null> {
  if (!database) return null;
  let revision: ContentRevision | undefined;
  const { dataSource, close, isShutOut } = await openDatabase(
    config.DATABASE_URL,
    database,
    async (ready) => {
      revision = new ContentRevision(ready);
      await revision.start();
      await database.seed?.({ dataSource: ready, revision, config });
    },
  ).catch((error: unknown) => {
    revision?.stop();
    throw error;
  });
  const idempotency = new Idempotency(dataSource);
  const erasures = new Erasures(dataSource);
  let secret: Promise<Buffer> | undefined;
  const buckets = new SharedBuckets(dataSource, () => (secret ??= sharedSecret(config.DATABASE_URL)));
  const clean = () =>
    Promise.all([idempotency.forgetOld(), erasures.forgetOld(), buckets.forgetOld()]).catch((error: Error) =>
      new Logger('Database').warn(`Cannot clean up: ${error.message}`),
    );
  const cleaning = setInterval(clean, CLEAN_EVERY).unref();
  return {
    dataSource,
    isShutOut,
    revision: revision as ContentRevision,
    buckets,
    close: async () => {
      clearInterval(cleaning);
      revision?.stop();
      await close();
    },
  };
}
