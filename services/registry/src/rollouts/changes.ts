import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CanaryRequest, ChangeAnswer, PromoteRequest, RollbackRequest } from '@coachlab/contracts';
import { ConflictError, NotFoundError, UnavailableError } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { upstreamOrigin } from '../checks/check-upstreams.ts';
import { Epoch, EpochMoved } from '../discovery/epoch.ts';
import { ReleaseRefused } from '../package/package-errors.ts';
import { ReleaseChecks } from '../releases/release-checks.ts';
import { releaseId, ReleaseRow } from '../releases/release.entity.ts';
import type { Team } from '../tokens/team-tokens.ts';
import { type Plan, planCanary, planPromote, planRollback } from './plan.ts';
import { type RegistryView, RegistryViews, type ReleaseSummary, SUMMARY } from './registry-view.ts';
import { discoveryRemote, isShown, type RemoteState } from './remote-state.ts';
import { writePlan } from './write-plan.ts';

/** One try a competing change; each round somebody gets through. */
const TRIES = 30;

type Decide = (state: RemoteState, target: ReleaseSummary) => Plan | null;

/**
 * Everything that moves visitors: decided on a view of one epoch, written only if that is still the epoch, else
 * decided again. So changes happen one after the other, on however many instances, and none is lost.
 */
@Injectable()
export class Changes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly epoch: Epoch,
    private readonly views: RegistryViews,
    private readonly checks: ReleaseChecks,
  ) {}

  canary(remote: string, request: CanaryRequest, team: Team): Promise<ChangeAnswer> {
    const seed = randomBytes(8).toString('hex');
    const wanted = { ...request, ...(request.upstreams && { upstreams: inOneForm(request.upstreams) }) };
    return this.#change(remote, request, team, (state, target) => planCanary(state, target, wanted, seed));
  }

  promote(remote: string, request: PromoteRequest, team: Team): Promise<ChangeAnswer> {
    return this.#change(remote, request, team, planPromote);
  }

  rollback(remote: string, request: RollbackRequest, team: Team): Promise<ChangeAnswer> {
    // Somebody flees: a registry that does not know its shell at the moment must not stand in the way.
    return this.#change(remote, request, team, planRollback, 'if-known');
  }

  async #change(
    name: string,
    { version, why }: { version?: string; why?: string },
    team: Team,
    decide: Decide,
    shell: 'required' | 'if-known' = 'required',
  ): Promise<ChangeAnswer> {
    let wanted = version;
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const view = await this.views.load();
      const state = view.remotes.get(name);
      if (!state) throw new NotFoundError('remote_unknown', { detail: `${name} has no release yet.` });
      // Once found it stays: of two rollbacks at once, the second must not go back one further.
      wanted ??= previousOf(state);
      const target = await this.#target(state, wanted);
      const plan = decide(state, target);
      if (!plan) return answer(view.epoch, false, state);
      if (plan.reachesMore) await this.#check(target, view, shell, upstreamsFor(target, plan));
      try {
        const epoch = await writePlan(this.dataSource, this.epoch, view.epoch, plan, { who: team.who, why });
        this.epoch.announce(epoch);
        return answer(epoch, true, plan.next);
      } catch (error) {
        if (!(error instanceof EpochMoved)) throw error;
        await sleep(Math.random() * 10 * attempt);
      }
    }
    throw new UnavailableError('too_many_changes', {
      detail: 'Others change the registry at this moment. Try again.',
    });
  }

  async #target({ name }: RemoteState, version: string): Promise<ReleaseSummary> {
    const id = releaseId(name, version);
    const target = await this.dataSource.manager.findOne(ReleaseRow, { where: { id }, select: SUMMARY });
    // Some databases find it in another case, too.
    if (target?.id !== id)
      throw new NotFoundError('release_unknown', { detail: `There is no release ${id}.` });
    if (target.quarantinedAt)
      throw new ConflictError('release_quarantined', { detail: `${id} is in quarantine.` });
    return target;
  }

  /** What was fine at publish may have changed since: neighbours, shell, services. */
  async #check(
    { facts }: ReleaseSummary,
    view: RegistryView,
    shell: 'required' | 'if-known',
    upstreams: Record<string, string>,
  ): Promise<void> {
    const reasons = await this.checks.forVisitors(facts, view, { shell, upstreams });
    if (reasons.length > 0) throw new ReleaseRefused(reasons);
  }
}

/** Its own services come along while it is a candidate; promoted, it is answered by everybody's. */
function upstreamsFor({ version }: ReleaseSummary, { next }: Plan): Record<string, string> {
  return next.candidate?.version === version ? next.candidate.upstreams : {};
}

/** What is no address stays as it is, to be refused. */
function inOneForm(upstreams: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(upstreams).map(([api, address]) => [api, upstreamOrigin(address) ?? address]),
  );
}

function previousOf({ name, fallback }: RemoteState): string {
  if (fallback !== null) return fallback;
  throw new ConflictError('nothing_to_roll_back_to', {
    detail: `${name} has no earlier stable release. Name a version, or end a rollout with weight 0.`,
  });
}

function answer(epoch: number, changed: boolean, state: RemoteState): ChangeAnswer {
  if (!isShown(state)) throw new Error(`${state.name} has no stable release after a change`);
  return { epoch, changed, remote: discoveryRemote(state) };
}
