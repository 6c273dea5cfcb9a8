import type { Telemetry } from '@coachlab/telemetry';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { ReadCache } from '../cache/read-cache.ts';
import { Erasures } from '../erasure/erasures.ts';
import { ProblemFilter } from '../errors/problem-filter.ts';
import { HealthController } from '../health/health.controller.ts';
import { Readiness } from '../health/readiness.ts';
import { DeadlineInterceptor } from '../http/deadline.ts';
import { ValidationPipe } from '../http/validation.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { LimitGuard } from '../limits/limited.ts';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { ContentRevision } from '../revision/content-revision.ts';
import { CONFIG, type ServiceConfig, TELEMETRY } from './definition.ts';

export interface Parts {
  config: ServiceConfig;
  readiness: Readiness;
  telemetry: Telemetry;
  limiter: RateLimiter;
  /** Null for a stateless service. */
  store: { dataSource: DataSource; revision: ContentRevision } | null;
}

/** What every service can inject: CONFIG, TELEMETRY, RateLimiter, Readiness; with a database also DataSource, ContentRevision, ReadCache, Idempotency and Erasures. */
@Global()
@Module({})
export class CommonModule {
  static of({ config, readiness, telemetry, limiter, store }: Parts): DynamicModule {
    const shared: Provider[] = [
      { provide: CONFIG, useValue: config },
      { provide: Readiness, useValue: readiness },
      { provide: TELEMETRY, useValue: telemetry },
      { provide: RateLimiter, useValue: limiter },
      ...(store ? storeProviders(store) : []),
    ];
    return {
      module: CommonModule,
      controllers: [HealthController],
      providers: [
        ...shared,
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: LimitGuard },
        { provide: APP_INTERCEPTOR, useClass: DeadlineInterceptor },
        { provide: APP_PIPE, useClass: ValidationPipe },
      ],
      exports: shared,
    };
  }
}

function storeProviders({ dataSource, revision }: NonNullable<Parts['store']>): Provider[] {
  return [
    { provide: DataSource, useValue: dataSource },
    { provide: ContentRevision, useValue: revision },
    { provide: ReadCache, useValue: new ReadCache(revision) },
    { provide: Idempotency, useValue: new Idempotency(dataSource) },
    { provide: Erasures, useValue: new Erasures(dataSource) },
  ];
}
