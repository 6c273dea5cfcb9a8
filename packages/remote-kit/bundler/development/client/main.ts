// Runs before the shell's scripts, in a page that `coachlab dev` passes on. The order counts: React looks for Fast
// Refresh when it starts.
import { refresh } from './refresh.ts';
import { jsxDevRuntime, replaceReact } from './react.ts';
import { createContainer, shared } from './container.ts';
import { watchFaults } from './faults.ts';
import { followBuilds } from './builds.ts';
import { showServerFaults } from './server-faults.ts';

replaceReact();
watchFaults();
Object.assign(globalThis, {
  COACHLAB_DEVELOPMENT: { refresh, jsxDevRuntime, shared, container: createContainer },
});
followBuilds();
showServerFaults();
