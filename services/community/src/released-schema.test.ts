import { describeEachEngine, itLeavesTheReleaseBeforeWorking } from '@coachlab/service-common/testing';
import { community } from './community.ts';

describeEachEngine("the community's schema", (kit) =>
  itLeavesTheReleaseBeforeWorking(kit, community, new URL('../released-schema.json', import.meta.url)),
);
