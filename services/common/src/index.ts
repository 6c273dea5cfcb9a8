export type { Telemetry } from '@coachlab/telemetry';
export { boot, type RunningService } from './boot/boot.ts';
export { runService } from './boot/run-service.ts';
export {
  CONFIG,
  defineService,
  type SeedContext,
  type ServiceConfig,
  type ServiceDefinition,
  TELEMETRY,
} from './boot/definition.ts';
export {
  integer,
  list,
  oneOf,
  optional,
  pairs,
  text,
  url,
  withDefault,
  ConfigError,
  parseConfig,
  type ConfigOf,
  type Environment,
  type Field,
  type Fields,
} from '@coachlab/settings';
export { DatabaseInUseError } from './database/sqlite-lock.ts';
export { isDatabaseDown, isDeadlock, isDuplicateKey } from './database/database-errors.ts';
export { timestampColumn } from './database/portable-columns.ts';
export { forUpdate } from './database/for-update.ts';
export { Erasures } from './erasure/erasures.ts';
export { MyDataEndpoints } from './erasure/my-data-endpoints.ts';
export { HourlyHousekeeping } from './housekeeping/hourly.ts';
export { PeriodicJob } from './housekeeping/periodic-job.ts';
export { transact } from './database/transact.ts';
export * from './errors/service-errors.ts';
export { problemOf } from './errors/problem.ts';
export { CachedBody } from './cache/cached-body.ts';
export { DrawnPicture, pictureOf } from './pictures/drawn-picture.ts';
export { negotiate, readJson } from '@coachlab/http';
export { StreamedBody } from './cache/streamed-body.ts';
export { JsonText } from './cache/json-text.ts';
export { ReadCache, WithHeaders } from './cache/read-cache.ts';
export { callerOf, FromCaller, requireVisitor, visitorOf, type Caller } from './http/caller.ts';
export { Deadline } from './http/deadline.ts';
export { OperatorPage } from './http/operator-page.ts';
export { codePoints, normalizeText, OptionalText, Text, type TextRule } from './http/text.ts';
export { jsonParser } from './http/json-parser.ts';
export { BODY_SHAPE, type BodyShape } from './http/body-shape.ts';
export { Limited } from './limits/limited.ts';
export { Strict } from './http/validation.ts';
export { eraseAnswersAbout, Idempotency, type RepeatableCall } from './idempotency/idempotency.ts';
export { RateLimiter, type LimitPolicy } from './limits/rate-limiter.ts';
export { type Bucket, networkOf } from '@coachlab/http';
export { Readiness } from './health/readiness.ts';
export { ContentRevision } from './revision/content-revision.ts';
export { ContentError, readContentFile, readContentFolder, type ContentFile } from './seeds/content-files.ts';
export { changed, seedRows, type SeedReport } from './seeds/seed-rows.ts';
