import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import type { BaseSettings } from './base-settings.ts';
import type { ConfigOf, Fields } from '@coachlab/settings';
import type { BodyShape } from '../http/body-shape.ts';
import type { ContentRevision } from '../revision/content-revision.ts';

/** What a service's seed works with. Only one instance seeds at a time, before anything is served. */
export interface SeedContext<S extends Fields = Fields> {
  dataSource: DataSource;
  revision: ContentRevision;
  config: ServiceConfig<S>;
}

/** Everything that makes a service; the rest is the same for all. */
export interface ServiceDefinition<S extends Fields = Fields> {
  /** Short name, for logs and the default database file. */
  name: string;
  /** Default of PORT. */
  port: number;
  /** API name (first path segment after /api/) to the version of its contract; shown by /health/ready. */
  apis: Record<string, string>;
  module: Type;
  /** A stateless service leaves the database out. */
  database?: {
    entities: Function[];
    migrations: Function[];
    seed?(context: SeedContext<S>): Promise<void>;
  };
  /** Further settings, read from the environment beside the common ones. */
  settings?: S;
  /** Bytes of a body; default BODY_LIMIT.default. */
  bodyLimit?: number;
  /** What a JSON body may hold, where that is other than BODY_SHAPE. */
  bodyShape?: Partial<BodyShape>;
  /** Last touches before listening, for example a parser of another media type. */
  configure?: (app: NestFastifyApplication) => void | Promise<void>;
}

export type ServiceConfig<S extends Fields = Fields> = ConfigOf<BaseSettings> & ConfigOf<S>;

/** `@Inject(CONFIG) config: ServiceConfig<typeof settings>` */
export const CONFIG = Symbol('coachlab:config');
/** `@Inject(TELEMETRY) telemetry: Telemetry` */
export const TELEMETRY = Symbol('coachlab:telemetry');

export function defineService<S extends Fields>(definition: ServiceDefinition<S>): ServiceDefinition<S> {
  return definition;
}
