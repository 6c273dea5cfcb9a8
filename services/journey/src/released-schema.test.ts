import { describeEachEngine, itLeavesTheReleaseBeforeWorking } from '@coachlab/service-common/testing';
import { journey } from './journey.ts';

describeEachEngine("the journey's schema", (kit) =>
  itLeavesTheReleaseBeforeWorking(kit, journey, new URL('../released-schema.json', import.meta.url)),
);
