import type { RolloutPlan, VerdictState } from '@coachlab/contracts';
import { planMove } from '../rollouts/plan-moves.ts';
import { planCanary } from '../rollouts/plan.ts';
import type { Candidate, RemoteState } from '../rollouts/remote-state.ts';
import type { RolloutOutcome } from '../rollouts/rollout.entity.ts';
import { answerTo, nextMove } from '../rollouts/schedule.ts';
import { judge } from '../verdict/verdict.ts';
import type { Kind } from './kinds.ts';
import { seededRandom } from './random.ts';
import { Tally } from './tally.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

const PLAN: RolloutPlan = { steps: [100, 1_000, 5_000, 10_000], every: 10 * MINUTE };
/** The registry looks at each rollout this often, and at each failure. */
const LOOK_EVERY = 10 * SECOND;
/** A session is reported this long after it began, and a change reaches all shells this long after it was written. */
const UNTIL_REPORTED = 3 * SECOND;
const UNTIL_EVERYWHERE = SECOND;
/** After so much time, or so many sessions of both arms, nobody waits any more for what becomes of a rollout. */
const LONGEST = 7 * DAY;
const MOST_SESSIONS = 150_000;
const NETWORKS = 3;
/** Networks that visitors come from; the largest has nearly one in fifty of them. */
const NEIGHBOURS = 3_000;
const ATTACKER = -1;

export interface Played {
  outcome: RolloutOutcome | 'waits';
  /** Milliseconds until it ended. */
  time: number;
  /** Canary sessions until the verdict, made-up ones left out; and until the last visitor was back on stable. */
  judged: number;
  exposed: number;
  failed: number;
  held: boolean;
  frozen: boolean;
}

/** One rollout from its start to its end, with the registry's own verdict, schedule and plans, and a clock of its own. */
export function play(kind: Kind, perMinute: number, seed: number): Played {
  return new Rollout(kind, perMinute, seed).play();
}

class Rollout {
  readonly #kind: Kind;
  readonly #random: () => number;
  readonly #gap: number;
  readonly #luck: number;
  readonly #end: number;
  #changed = true;
  #now = 0;
  #state: RemoteState = started();
  #canary = new Tally();
  #stable = new Tally();
  #verdict: VerdictState = 'inconclusive';
  readonly #played: Played = {
    outcome: 'waits',
    time: LONGEST,
    judged: 0,
    exposed: 0,
    failed: 0,
    held: false,
    frozen: false,
  };

  constructor(kind: Kind, perMinute: number, seed: number) {
    this.#kind = kind;
    this.#random = seededRandom(seed);
    this.#gap = kind.silent ? Infinity : MINUTE / perMinute;
    this.#end = Math.min(kind.longest ?? LONGEST, kind.silent ? DAY : MOST_SESSIONS * this.#gap);
    this.#luck = this.#random();
  }

  play(): Played {
    const forgedEvery = this.#kind.forged ? MINUTE / this.#kind.forged : Infinity;
    let [session, look, forged] = [this.#pause(), LOOK_EVERY, forgedEvery];
    while (this.#candidate && this.#now < this.#end) {
      this.#now = Math.min(session, look, forged);
      if (this.#now === session) {
        this.#session();
        session += this.#pause();
      } else if (this.#now === forged) {
        this.#canary.bad(ATTACKER);
        this.#changed = true;
        this.#judge();
        forged += forgedEvery;
      } else {
        this.#look();
        look += LOOK_EVERY;
      }
    }
    return this.#played;
  }

  get #candidate(): Candidate | null {
    return this.#state.candidate;
  }

  #session(): void {
    this.#changed = true;
    const candidate = this.#candidate as Candidate;
    if (this.#random() * 10_000 >= candidate.weight) {
      if (this.#random() < this.#kind.stable) this.#stable.bad(this.#network());
      else this.#stable.good();
      return;
    }
    this.#played.exposed += 1;
    if (this.#random() >= this.#kind.canary(this.#now, this.#luck)) return this.#canary.good();
    this.#played.failed += 1;
    this.#canary.bad(this.#network());
    this.#judge();
  }

  #judge(): void {
    const candidate = this.#candidate;
    // The same counts have the same verdict.
    if (!candidate || !this.#changed) return;
    this.#changed = false;
    const [canary, stable] = [this.#canary.counts, this.#stable.counts];
    this.#verdict = judge({ weight: candidate.weight, canary, stable, brokenFiles: null }, NETWORKS).state;
    const move = answerTo(this.#verdict, candidate.progress);
    if (move) this.#move(move);
  }

  #look(): void {
    this.#judge();
    const { progress } = this.#candidate ?? {};
    const move = progress && nextMove(progress, this.#verdict, this.#now);
    if (move) this.#move(move);
  }

  #move(move: Parameters<typeof planMove>[2]): void {
    const { weight, progress } = this.#candidate as Candidate;
    const plan = planMove(this.#state, TARGET, move, this.#now);
    if (!plan) throw new Error(`${move} came to nothing`);
    this.#state = plan.next;
    this.#played.held ||= move === 'hold';
    this.#played.frozen ||= move === 'freeze';
    if (plan.ends) this.#finish(plan.ends, weight);
    if (plan.next.candidate?.progress.round === progress.round) return;
    [this.#canary, this.#stable] = [new Tally(), new Tally()];
    this.#verdict = 'inconclusive';
    this.#changed = true;
  }

  #finish(outcome: RolloutOutcome, weight: number): void {
    Object.assign(this.#played, { outcome, time: this.#now, judged: this.#played.exposed });
    if (outcome !== 'aborted') return;
    // Who came while the last report was on its way, and until the last shell knew.
    const end = this.#now + UNTIL_REPORTED + UNTIL_EVERYWHERE;
    for (let time = this.#now + this.#pause(); time < end; time += this.#pause()) {
      if (this.#random() * 10_000 >= weight) continue;
      this.#played.exposed += 1;
      if (this.#random() < this.#kind.canary(time, this.#luck)) this.#played.failed += 1;
    }
  }

  /** Milliseconds to the next session: visitors come independently of each other. */
  #pause(): number {
    return -Math.log(1 - this.#random()) * this.#gap;
  }

  #network(): number {
    return Math.floor(NEIGHBOURS * this.#random() ** 2);
  }
}

const TARGET = { version: '2.0.0', owner: 'team', predecessor: null };

function started(): RemoteState {
  const state: RemoteState = {
    name: 'catalog',
    owner: 'team',
    stable: '1.0.0',
    fallback: null,
    candidate: null,
  };
  const plan = planCanary(state, TARGET, { weight: 100, plan: PLAN }, { seed: 'any', now: 0 });
  if (!plan) throw new Error('the rollout did not start');
  return plan.next;
}
