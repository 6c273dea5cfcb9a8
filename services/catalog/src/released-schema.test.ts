import { describeEachEngine, itLeavesTheReleaseBeforeWorking } from '@coachlab/service-common/testing';
import { catalog } from './catalog.ts';

describeEachEngine("the catalog's schema", (kit) =>
  itLeavesTheReleaseBeforeWorking(kit, catalog, new URL('../released-schema.json', import.meta.url)),
);
