/** Browser test files whose tests may fail once (docs/decisions/0008). It is only ever shortened. */
export const SECOND_TRIES = {
  since: '2026-11-28',
  files: [
    'faults/bad-candidate.test.ts',
    'faults/damaged-store.test.ts',
    'faults/development.test.ts',
    'faults/failing-section.test.ts',
    'faults/fifth-section.test.ts',
    'faults/offline.test.ts',
    'faults/open-tab.test.ts',
    'faults/override.test.ts',
    'faults/publish.test.ts',
    'faults/rehearsal.test.ts',
    'faults/unreachable.test.ts',
    'faults/watched.test.ts',
    'journeys/room-for-content.test.ts',
  ],
};
