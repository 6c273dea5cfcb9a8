import { constants } from 'node:os';
import { ROOT } from '../bootstrap/prepare.mjs';
import { whenOrphaned } from '../bootstrap/when-orphaned.mjs';
import { Broken } from '../lib/broken.ts';
import { readWorkspaces } from '../lib/workspaces.ts';
import { affectedRooms, changedSince } from './affected.ts';
import { checksOfRoom } from './room-checks.ts';
import { parseSelection } from './selection.ts';
import { runCheck } from './run-check.ts';
import { CHECKS } from './checks.ts';
import { stagesOf } from './stages.ts';
import { printSummary } from './summary.ts';
import { provideTools } from './tools.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stop.abort();
    process.exit(128 + constants.signals[signal]);
  });
}
if (process.env.COACHLAB_HANDED_OVER ?? process.env.npm_lifecycle_event) {
  whenOrphaned(() => {
    stop.abort();
    process.exit(1);
  });
}

try {
  const rooms = readWorkspaces(ROOT);
  const { checks, strict, ofRoom } = parseSelection(
    process.argv.slice(2),
    CHECKS,
    (ref) => affectedRooms(changedSince(ROOT, ref), rooms),
    (dir) => checksOfRoom(dir, CHECKS, rooms),
  );
  const tools = await provideTools(ROOT, checks, process.env);
  try {
    const outcomes = [];
    for (const stage of stagesOf(checks, ofRoom))
      outcomes.push(...(await Promise.all(stage.map((check) => runCheck(ROOT, check, tools, stop.signal)))));
    process.exitCode = printSummary(outcomes, strict) ? 0 : 1;
  } finally {
    await tools.stop();
  }
} catch (error) {
  if (!(error instanceof Broken)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
