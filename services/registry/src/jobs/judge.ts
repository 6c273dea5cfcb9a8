import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { RolloutEvidence } from '@coachlab/contracts';
import { CONFIG } from '@coachlab/service-common';
import { DataSource, IsNull } from 'typeorm';
import { Clock } from '../clock.ts';
import { ChangesService } from '../application/changes.service.ts';
import type { RemoteState } from '../domain/rollout/remote-state.ts';
import { RegistryViews } from '../store/registry-views.ts';
import { RolloutRow, type StoredVerdict } from '../store/rows/rollout.row.ts';
import { answerTo } from '../domain/rollout/schedule.ts';
import type { RegistryConfig } from '../settings.ts';
import { Probe } from './probe.ts';
import { readCounts, readFigures, readPainted } from '../store/read-counts.ts';
import { judge, looksUnloadable } from '../domain/verdict/verdict.ts';

/** Failures that arrive within this time are judged together. Milliseconds. */
const TOGETHER = 50;

/** Judges running rollouts, and acts on what speaks against a candidate at once: it may only stop or hold. */
@Injectable()
export class Judge implements OnModuleDestroy {
  readonly #logger = new Logger(Judge.name);
  readonly #due = new Map<string, NodeJS.Timeout>();
  readonly #running = new Set<Promise<unknown>>();

  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly views: RegistryViews,
    private readonly changes: ChangesService,
    private readonly probe: Probe,
    private readonly clock: Clock,
  ) {}

  /** After a failure: not at the next look, but now. */
  soon(remote: string): void {
    if (this.#due.has(remote)) return;
    const judged = () => {
      this.#due.delete(remote);
      const running = this.judge(remote).catch((error: Error) =>
        // The next look is only seconds away.
        this.#logger.warn(`Could not judge ${remote}: ${error.message}`),
      );
      this.#running.add(running);
      void running.finally(() => this.#running.delete(running));
    };
    this.#due.set(remote, setTimeout(judged, TOGETHER));
  }

  /** The database closes next. */
  async onModuleDestroy(): Promise<void> {
    for (const timer of this.#due.values()) clearTimeout(timer);
    this.#due.clear();
    await Promise.all(this.#running);
  }

  /** The verdict on the round so far, kept beside the rollout; null when none runs. Stops or freezes it if need be. */
  async judge(remote: string): Promise<StoredVerdict | null> {
    const state = (await this.views.current()).remotes.get(remote);
    const { candidate } = state ?? {};
    if (!state || !candidate || candidate.progress.id === null) return null;
    const { id: rolloutId, round, phase } = candidate.progress;
    const { manager } = this.dataSource;
    const networks = this.config.COACHLAB_VERDICT_NETWORKS;
    const counts = await readCounts(manager, rolloutId, round);
    const brokenFiles = looksUnloadable(counts.canary, networks)
      ? await this.probe.faultOf(remote, candidate.version)
      : null;
    const painted = {
      canary: await readPainted(manager, { rolloutId, round, arm: 'canary' }),
      stable: await readPainted(manager, { rolloutId, round, arm: 'stable' }),
    };
    const at = new Date(this.clock.now()).toISOString();
    const said = judge({ weight: candidate.weight, ...counts, painted, brokenFiles }, networks);
    const verdict: StoredVerdict = { ...said, reason: said.reason(), at, round };
    await manager.update(RolloutRow, { id: rolloutId, round, endedAt: IsNull() }, { verdict });
    const move = answerTo(said.state, candidate.progress);
    if (move) {
      const figures = await this.evidence(state, verdict);
      const why = move === 'abort' ? stopped(figures) : verdict.reason;
      const seen = { remote, version: candidate.version, rolloutId, round, phase };
      await this.changes.move({ ...seen, move, why, evidence: figures });
    }
    return verdict;
  }

  /** The figures of a running rollout, for the audit trail and the team. */
  async evidence(state: RemoteState, { state: said, reason, at }: StoredVerdict): Promise<RolloutEvidence> {
    const { candidate, stable } = state;
    if (!candidate || candidate.progress.id === null) throw new Error(`no rollout of ${state.name} runs`);
    const { id: rolloutId, round, roundSince } = candidate.progress;
    const { manager } = this.dataSource;
    const counts = await readCounts(manager, rolloutId, round);
    const whole = (await readCounts(manager, rolloutId, 0)).canary;
    const place = { rolloutId, round };
    const canary = await readFigures(manager, { ...place, arm: 'canary' }, candidate.version, counts.canary);
    const onStable =
      stable !== null && counts.stable.sessions > 0
        ? await readFigures(manager, { ...place, arm: 'stable' }, stable, counts.stable)
        : null;
    const { startedAt } = await manager.findOneByOrFail(RolloutRow, { id: rolloutId });
    const now = this.clock.now();
    return {
      verdict: { state: said, reason, at },
      canary,
      stable: onStable,
      exposed: { sessions: whole.sessions, failed: whole.failed },
      after: { start: now - startedAt.getTime(), weight: now - roundSince },
    };
  }
}

/** At most as long as an audit row's reason may be. */
function stopped({ verdict, exposed, after }: RolloutEvidence): string {
  const sentence = `${verdict.state === 'breach' ? 'Breach' : 'Hard trip'}: ${verdict.reason}`;
  const met =
    exposed.sessions === 0
      ? 'No session reported.'
      : `${exposed.sessions} sessions met it, ${exposed.failed} of them failed.`;
  const took = `Stopped ${seconds(after.weight)} after this weight began, ${seconds(after.start)} after the start.`;
  return `${sentence} ${met} ${took}`.slice(0, 500);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
