import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type {
  AbortRequest,
  CanaryRequest,
  ChangeAnswer,
  LiftRequest,
  PromoteRequest,
  PublishReason,
  ResumeRequest,
  RollbackRequest,
  RolloutEvidence,
} from '@coachlab/contracts';
import { CONFIG, ConflictError, InvalidInputError, NotFoundError } from '@coachlab/service-common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock.ts';
import { Epoch } from '../store/epoch.ts';
import { ReleaseRefused } from '../domain/package/package-errors.ts';
import { ReleaseChecks } from './release-checks.ts';
import { checkRehearsal, isRehearsalDue } from '../domain/rehearsal/check-rehearsal.ts';
import { releaseId } from '../domain/package/make-release.ts';
import { queuedOf } from '../store/queued-rehearsal.ts';
import { RehearsalRequests } from '../store/rehearsal-requests.ts';
import type { RehearsalRequestRow } from '../store/rows/rehearsal-request.row.ts';
import { ReleaseRow } from '../store/rows/release.row.ts';
import type { Team } from '../store/team-tokens.ts';
import { eventOf, WebhookOutbox } from '../store/webhook-outbox.ts';
import { type Move, planAbort, planMove, planPause, planResume } from '../domain/rollout/plan-moves.ts';
import { isWatched, planWatched } from '../domain/rollout/watched-promotion.ts';
import { type Plan, planCanary, planLift, planPromote, planRollback } from '../domain/rollout/plan.ts';
import type { RegistryView, ReleaseSummary } from '../domain/rollout/registry-view.ts';
import { RegistryViews, SUMMARY } from '../store/registry-views.ts';
import { discoveryRemote, isShown, type RemoteState } from '../domain/rollout/remote-state.ts';
import type { RegistryConfig } from '../settings.ts';
import { retryMoved } from '../store/retry-moved.ts';
import { writePlan } from '../store/write-plan.ts';

/** Characters of a reason in the audit trail. */
const LONGEST_WHY = 500;

/** Who moves visitors without being asked by a team. */
const REGISTRY = 'registry';

type Decide = (state: RemoteState, target: ReleaseSummary) => Plan | null;

/** Whoever changes something: a team, or the registry itself. */
type Actor = Pick<Team, 'who'>;

interface ChangeRequest {
  /** Left out: `versionOf` says which one is meant. */
  version?: string;
  why?: string | undefined;
  evidence?: RolloutEvidence;
}

/** What the scheduler decided on; a rollout that has moved on since is left alone. */
export interface ScheduledMove extends ChangeRequest {
  remote: string;
  rolloutId: number;
  round: number;
  phase: string;
  move: Move;
}

/**
 * Everything that moves visitors: decided on a view of one epoch, written only if that is still the epoch, else
 * decided again. So changes happen one after the other, on however many instances, and none is lost.
 */
@Injectable()
export class ChangesService {
  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly epoch: Epoch,
    private readonly views: RegistryViews,
    private readonly checks: ReleaseChecks,
    private readonly outbox: WebhookOutbox,
    private readonly requests: RehearsalRequests,
    private readonly clock: Clock,
  ) {}

  /** @param queued as which it waited for a rehearsal that is there by now */
  canary(
    remote: string,
    request: CanaryRequest,
    team: Team,
    queued?: RehearsalRequestRow,
  ): Promise<ChangeAnswer> {
    const seed = randomBytes(8).toString('hex');
    const decide: Decide = (state, target) =>
      planCanary(state, target, request, { seed, now: this.clock.now() });
    const rehearsal = rehearsalFor(request);
    return this.#change(remote, request, team, decide, { rehearsal, queued, asks: ['canary', request] });
  }

  /** @param queued as in `canary` */
  promote(
    remote: string,
    request: PromoteRequest,
    team: Team,
    queued?: RehearsalRequestRow,
  ): Promise<ChangeAnswer> {
    const seed = randomBytes(8).toString('hex');
    const decide: Decide = (state, target) =>
      request.watched !== false && isWatched(state, target)
        ? planWatched(state, target, { seed, now: this.clock.now() })
        : planPromote(state, target, this.clock.now());
    const rehearsal = rehearsalFor(request);
    return this.#change(remote, request, team, decide, { rehearsal, queued, asks: ['promote', request] });
  }

  rollback(remote: string, request: RollbackRequest, team: Team): Promise<ChangeAnswer> {
    // Somebody flees: a registry that does not know its shell at the moment must not stand in the way.
    return this.#change(remote, request, team, planRollback, { shell: 'if-known', versionOf: previousOf });
  }

  /** Of the rollout that runs, and of one that waits for its rehearsal. */
  async abort(remote: string, request: AbortRequest, team: Team): Promise<ChangeAnswer> {
    const withdrawn = await this.#withdraw(this.dataSource.manager, remote, 'aborted', team);
    try {
      return await this.#change(remote, request, team, planAbort, { versionOf: candidateOf });
    } catch (error) {
      if (!withdrawn || !(error instanceof ConflictError) || error.code !== 'no_rollout_running') throw error;
      const { epoch, remotes } = await this.views.load();
      return answer(epoch, true, remotes.get(remote)!);
    }
  }

  /** Its bytes may be rolled out again; nobody meets them by this alone. */
  lift(remote: string, request: LiftRequest, team: Team): Promise<ChangeAnswer> {
    return this.#change(remote, request, team, planLift, { quarantined: 'fine' });
  }

  pause(remote: string, request: ResumeRequest, team: Team): Promise<ChangeAnswer> {
    const decide: Decide = (state) => planPause(state, this.clock.now());
    return this.#change(remote, request, team, decide, { versionOf: candidateOf });
  }

  resume(remote: string, request: ResumeRequest, team: Team): Promise<ChangeAnswer> {
    const decide: Decide = (state) => planResume(state, this.clock.now());
    return this.#change(remote, request, team, decide, { versionOf: candidateOf });
  }

  /** A move of the registry's own. Nothing happens when the rollout is no longer where it was seen. */
  move(scheduled: ScheduledMove & { version: string }): Promise<ChangeAnswer> {
    const { remote, rolloutId, round, phase, move } = scheduled;
    const decide: Decide = (state, target) => {
      const progress = state.candidate?.progress;
      const asSeen = progress?.id === rolloutId && progress.round === round && progress.phase === phase;
      return asSeen ? planMove(state, target, move, this.clock.now()) : null;
    };
    // Of two instances that stop it at once, the second finds it in quarantine.
    return this.#change(remote, scheduled, { who: REGISTRY }, decide, { quarantined: 'fine' });
  }

  async #change(
    name: string,
    { version, why, evidence }: ChangeRequest,
    { who }: Actor,
    decide: Decide,
    options: ChangeOptions = {},
  ): Promise<ChangeAnswer> {
    const { shell = 'required', versionOf = previousOf, quarantined = 'refused' } = options;
    const { rehearsal, queued, asks } = options;
    let wanted = version;
    return retryMoved(async () => {
      const view = await this.views.load();
      const state = view.remotes.get(name);
      if (!state) throw new NotFoundError('remote_unknown', { detail: `${name} has no release yet.` });
      // Once found it stays: of two rollbacks at once, the second must not go back one further.
      wanted ??= versionOf(state);
      const target = await this.#target(state, wanted, quarantined);
      const plan = decide(state, target);
      const at = new Date(this.clock.now());
      if (!plan) {
        if (queued) await this.requests.settle(this.dataSource.manager, queued, at);
        return answer(view.epoch, false, state);
      }
      if (plan.reachesMore) await this.#check(target, view, shell);
      const objection = plan.reachesMore && rehearsal ? this.#objection(state, target) : null;
      if (objection && rehearsal === 'heeded') {
        if (objection.code !== 'rehearsal_missing' || queued || !asks) throw new ReleaseRefused([objection]);
        const [action, request] = asks;
        const row = await this.requests.ask({ remote: name, version: wanted, action, request, who }, at);
        return { ...answer(view.epoch, false, state), rehearsal: queuedOf(row, this.config) };
      }
      const told = this.#webhookFor(state, plan, { who, why, evidence });
      const epoch = await writePlan(this.dataSource, this.epoch, view.epoch, plan, {
        at,
        who,
        why: objection ? `${although(objection)} ${why}`.slice(0, LONGEST_WHY) : why,
        alongside: async (manager) => {
          if (queued) await this.requests.settle(manager, queued, at);
          // What a team does by hand is its last word; the registry's own moves are none, and a lifted quarantine moves nobody.
          else if (who !== REGISTRY && plan.action !== 'lift')
            await this.#withdraw(manager, name, plan.action ?? 'changed', { who });
          await told?.(manager);
        },
      });
      this.epoch.announce(epoch);
      return answer(epoch, true, plan.next);
    });
  }

  #webhookFor(
    { name, candidate }: RemoteState,
    plan: Plan,
    { who, why, evidence }: Actor & Pick<ChangeRequest, 'why' | 'evidence'>,
  ): ((manager: EntityManager) => Promise<void>) | undefined {
    const event = eventOf(plan);
    if (!event) return undefined;
    const version = event === 'promoted' ? plan.to : (candidate?.version ?? plan.to);
    const at = new Date(this.clock.now()).toISOString();
    const news = { event, at, remote: name, version, who, why: why ?? null, evidence: evidence ?? null };
    return (manager) => this.outbox.add(manager, news);
  }

  async #target(
    { name }: RemoteState,
    version: string,
    quarantined: ChangeOptions['quarantined'],
  ): Promise<ReleaseSummary> {
    const id = releaseId(name, version);
    const target = await this.dataSource.manager.findOne(ReleaseRow, { where: { id }, select: SUMMARY });
    // Some databases find it in another case, too.
    if (target?.id !== id)
      throw new NotFoundError('release_unknown', { detail: `There is no release ${id}.` });
    if (target.quarantinedAt && quarantined === 'refused')
      throw new ConflictError('release_quarantined', { detail: `${id} is in quarantine.` });
    return target;
  }

  /** What its rehearsal has to say against it, or that there is none. */
  #objection(state: RemoteState, target: ReleaseSummary): PublishReason | null {
    const { id, version } = target;
    const required = this.config.COACHLAB_REHEARSALS === 'required' && isRehearsalDue(state, version);
    return checkRehearsal(id, target, required);
  }

  #withdraw(manager: EntityManager, remote: string, what: string, { who }: Actor): Promise<boolean> {
    const reason = `${who} wanted something else meanwhile (${what}).`;
    return this.requests.withdraw(manager, remote, reason, new Date(this.clock.now()));
  }

  /** What was fine at publish may have changed since: neighbours, shell, services. */
  async #check({ facts }: ReleaseSummary, view: RegistryView, shell: 'required' | 'if-known'): Promise<void> {
    const reasons = await this.checks.forVisitors(facts, view, { shell });
    if (reasons.length > 0) throw new ReleaseRefused(reasons);
  }
}

/** What the audit trail says of a rehearsal that was passed over. */
const although = ({ message }: PublishReason) => `Anyway, although: ${message.slice(0, 200)}`;

/** @throws InvalidInputError: the trail must say why a rehearsal was passed over */
function rehearsalFor({ anyway = false, why }: { anyway?: boolean; why?: string }): 'heeded' | 'passed over' {
  if (!anyway) return 'heeded';
  if (why) return 'passed over';
  throw new InvalidInputError([{ path: 'why', message: 'must be there with anyway' }]);
}

interface ChangeOptions {
  shell?: 'required' | 'if-known';
  /** Default: the stable version before this one. */
  versionOf?: (state: RemoteState) => string;
  quarantined?: 'refused' | 'fine';
  /** Default: nobody asks for one, since the release is known to visitors already. */
  rehearsal?: 'heeded' | 'passed over';
  /** What waits until the platform has rehearsed the release. */
  asks?: ['canary', CanaryRequest] | ['promote', PromoteRequest];
  /** As which it has waited; from then on it does not any more. */
  queued?: RehearsalRequestRow | undefined;
}

function candidateOf({ name, candidate }: RemoteState): string {
  if (candidate) return candidate.version;
  throw new ConflictError('no_rollout_running', { detail: `${name} has no running rollout.` });
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
