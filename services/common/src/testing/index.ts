export { contractFaults } from './contract-faults.ts';
export { costOf, type Cost } from './cost.ts';
export {
  describeEachEngine,
  describeOnServer,
  describeOnSqlite,
  type EngineKit,
} from './describe-each-engine.ts';
export { layLine, type BreakableLine } from './breakable-line.ts';
export { itStaysCalm, type Fuzz } from './malformed-requests.ts';
export { itLeavesTheReleaseBeforeWorking } from './released-schema.ts';
export { schemaDrift } from './schema-drift.ts';
export { createServerDatabase, createSqliteDatabase, type TestDatabase } from './test-databases.ts';
export { startTestService, type Answer, type TestService } from './test-service.ts';
export { until } from './until.ts';
