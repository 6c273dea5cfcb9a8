import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Broken } from '../lib/broken.ts';
import { isAlive, isGoneWithin, refOf, signalRef, type ProcessRef } from '../lib/process-ref.ts';
import { killGroup } from '../lib/run-command.ts';
import { readStamp, writeStamp } from '../lib/stamp.ts';

/** Who runs from a data folder: kept up to date in run.json, so that a later start finds what a kill -9 left. */
interface Run {
  url: string;
  launcher: ProcessRef;
  /** npm or the Node that handed over: when it is gone, the launcher is on its way out too. */
  owner: ProcessRef | undefined;
  children: Record<string, ProcessRef>;
}

/** Longer than a child's grace. */
const PATIENCE = 15_000;

export class RunFile {
  readonly #file: string;
  readonly #run: Run;

  private constructor(file: string, run: Run) {
    this.#file = file;
    this.#run = run;
    writeStamp(file, run);
  }

  /**
   * Takes the data folder for this process, after stopping whatever an earlier one left behind.
   * @throws Broken when somebody runs from it right now
   */
  static async take(data: string, url: string, owned: boolean): Promise<RunFile> {
    const file = join(data, 'run.json');
    const earlier = readStamp<Run>(file);
    if (earlier) await stopLeftovers(earlier, data);
    const launcher = refOf(process.pid);
    if (!launcher) throw new Error('This process cannot find itself.');
    return new RunFile(file, { url, launcher, owner: owned ? refOf(process.ppid) : undefined, children: {} });
  }

  setChild(name: string, pid: number | undefined): void {
    const ref = pid === undefined ? undefined : refOf(pid);
    if (ref) this.#run.children[name] = ref;
    else delete this.#run.children[name];
    writeStamp(this.#file, this.#run);
  }

  release(): void {
    rmSync(this.#file, { force: true });
  }
}

async function stopLeftovers(run: Run, data: string): Promise<void> {
  const { launcher, owner, url } = run;
  if (isAlive(launcher)) {
    const orphaned = owner !== undefined && !isAlive(owner);
    if (!orphaned) {
      throw new Broken(
        'already_running',
        `Coachlab is already running from ${data} (${url}, process ${launcher.pid}): stop it first.`,
      );
    }
    signalRef(launcher, 'SIGTERM');
    if (!(await isGoneWithin(launcher, PATIENCE))) signalRef(launcher, 'SIGKILL');
  }
  const left = Object.values(run.children).filter(isAlive);
  for (const child of left) signalRef(child, 'SIGTERM');
  await Promise.all(
    left.map(async (child) => {
      await isGoneWithin(child, PATIENCE);
      killGroup(child.pid, 'SIGKILL');
    }),
  );
}
