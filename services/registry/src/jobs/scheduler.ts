import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, PeriodicJob, ServiceError } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock.ts';
import type { RegistryConfig } from '../settings.ts';
import { Judge } from './judge.ts';
import { ChangesService } from '../application/changes.service.ts';
import type { Move } from '../domain/rollout/plan-moves.ts';
import { RegistryViews } from '../store/registry-views.ts';
import type { RemoteState } from '../domain/rollout/remote-state.ts';
import { RolloutRow, type StoredVerdict } from '../store/rows/rollout.row.ts';
import { nextMove } from '../domain/rollout/schedule.ts';

/** Moves that trust the verdict: for these it is asked for anew. */
const ONWARD = new Set<Move>(['step', 'gate', 'bake', 'promote']);

/**
 * Follows the plans that people approved. Every instance has one; a move is written only from where it was seen, so
 * each happens once.
 */
@Injectable()
export class Scheduler extends PeriodicJob {
  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly views: RegistryViews,
    private readonly judge: Judge,
    private readonly changes: ChangesService,
    private readonly clock: Clock,
  ) {
    super(config.COACHLAB_SCHEDULE_EVERY_MS);
  }

  /** One look at every running rollout. */
  protected async work(): Promise<void> {
    const { remotes } = await this.views.current();
    for (const state of remotes.values()) {
      if (!state.candidate) continue;
      await this.#look(state).catch((error: Error) =>
        this.logger.warn(`Could not advance the rollout of ${state.name}; will retry: ${error.message}`),
      );
    }
  }

  async #look(state: RemoteState): Promise<void> {
    const { name, candidate } = state;
    if (!candidate || candidate.progress.id === null) return;
    const { progress } = candidate;
    let verdict = await this.#verdict(name, candidate.progress.id, progress.round);
    if (!verdict) return;
    let move = nextMove(progress, verdict, this.clock.now());
    if (move && ONWARD.has(move)) {
      verdict = await this.judge.judge(name);
      move = verdict?.round === progress.round ? nextMove(progress, verdict, this.clock.now()) : null;
    }
    if (move && verdict) await this.#move(state, move, verdict);
  }

  /** The last verdict on this round unless it is too old. Null when the rollout has moved on since. */
  async #verdict(name: string, rolloutId: number, round: number): Promise<StoredVerdict | null> {
    const row = await this.dataSource.manager.findOneBy(RolloutRow, { id: rolloutId });
    if (!row || row.endedAt || row.round !== round) return null;
    const age = row.verdict ? this.clock.now() - Date.parse(row.verdict.at) : Infinity;
    if (row.verdict?.round === round && age < this.config.COACHLAB_VERDICT_EVERY_MS) return row.verdict;
    const verdict = await this.judge.judge(name);
    return verdict?.round === round ? verdict : null;
  }

  async #move(state: RemoteState, move: Move, verdict: StoredVerdict): Promise<void> {
    const { candidate } = state;
    if (!candidate || candidate.progress.id === null) return;
    const { id: rolloutId, round, phase, heldAt } = candidate.progress;
    const seen = { remote: state.name, version: candidate.version, rolloutId, round, phase };
    const evidence = await this.judge.evidence(state, verdict);
    try {
      await this.changes.move({ ...seen, move, why: verdict.reason, evidence });
    } catch (error) {
      // Something stands against the step, for example a service that is not there yet: the team should know.
      if (!ONWARD.has(move) || !(error instanceof ServiceError) || error.status >= 500) throw error;
      if (heldAt === null) {
        await this.changes.move({ ...seen, move: 'hold', why: refusal(error), evidence });
      }
    }
  }
}

function refusal({ message, errors = [] }: ServiceError): string {
  const reasons = errors.map((each) => each.message).join(' ');
  return `It cannot go on: ${reasons || message}`.slice(0, 500);
}
