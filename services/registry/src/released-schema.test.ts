import { describeEachEngine, itLeavesTheReleaseBeforeWorking } from '@coachlab/service-common/testing';
import { registry } from './registry.ts';

describeEachEngine("the registry's schema", (kit) =>
  itLeavesTheReleaseBeforeWorking(kit, registry, new URL('../released-schema.json', import.meta.url)),
);
