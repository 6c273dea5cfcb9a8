import { describeEachEngine, itLeavesTheReleaseBeforeWorking } from '@coachlab/service-common/testing';
import { assessment } from './assessment.ts';

describeEachEngine("the assessment's schema", (kit) =>
  itLeavesTheReleaseBeforeWorking(kit, assessment, new URL('../released-schema.json', import.meta.url)),
);
