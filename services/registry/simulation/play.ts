import type { RolloutPlan } from '@coachlab/contracts';
import { planMove } from '../src/domain/rollout/plan-moves.ts';
import { planCanary, type RolloutOutcome } from '../src/domain/rollout/plan.ts';
import type { Candidate, RemoteState } from '../src/domain/rollout/remote-state.ts';
import { answerTo, nextMove } from '../src/domain/rollout/schedule.ts';
import { judge, type Judgement } from '../src/domain/verdict/verdict.ts';
import type { Forged, Kind } from './kinds.ts';
import { seededRandom } from '../src/testing/random.ts';
import type { CountedArm } from '../src/domain/signals/observations.ts';
import { ROUTES, routeAt, RouteTimes, SHARES } from './route-times.ts';
import { Tally } from './tally.ts';
import { Times } from './times.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

const PLAN: RolloutPlan = { steps: [100, 1_000, 5_000, 10_000], every: 10 * MINUTE };
/** The registry looks at each rollout this often, and at each failure; here no sooner than after ten more sessions. */
const LOOK_EVERY = 10 * SECOND;
const LOOK_AFTER_SESSIONS = 10;
/** A session is reported this long after it began, and a change reaches all shells this long after it was written. */
const UNTIL_REPORTED = 3 * SECOND;
const UNTIL_EVERYWHERE = SECOND;
/** A shell tells of a page this long after it went out. */
const UNTIL_TOLD = 30 * SECOND;
/** A slower candidate is to be found before so many sessions have met it. */
export const FOUND_WITHIN = 2_000;
/** After so much time, or so many sessions of both arms, nobody waits any more for what becomes of a rollout. */
const LONGEST = 7 * DAY;
const MOST_SESSIONS = 150_000;
const NETWORKS = 3;
/** Networks that visitors come from; the largest has nearly one in fifty of them. */
const NEIGHBOURS = 3_000;
/** The first of the networks that make things up. */
const LIAR = NEIGHBOURS;

const UNSURE = { state: 'inconclusive', looksWorse: false } as const;

interface Sent {
  at: number;
  arm: CountedArm;
  network: number;
  quiet: boolean;
}

export interface Played {
  outcome: RolloutOutcome | 'waits';
  /** Milliseconds until it ended. */
  time: number;
  /** Canary sessions until the verdict, made-up ones left out; and until the last visitor was back on stable. */
  judged: number;
  exposed: number;
  failed: number;
  held: boolean;
  /** Canary sessions until it was held for being slower; null when it never was. */
  slowerAfter: number | null;
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
  readonly #mostExposed: number;
  #changed = true;
  #now = 0;
  #state: RemoteState = started(PLAN);
  #canary = new Tally();
  #stable = new Tally();
  #verdict: Pick<Judgement, 'state' | 'looksWorse'> = UNSURE;
  readonly #times: Times;
  readonly #paces: RouteTimes;
  /** Pages of this round that the shell has not told of yet. */
  #sent: Sent[] = [];
  readonly #played: Played = {
    outcome: 'waits',
    time: LONGEST,
    judged: 0,
    exposed: 0,
    failed: 0,
    held: false,
    slowerAfter: null,
    frozen: false,
  };

  constructor(kind: Kind, perMinute: number, seed: number) {
    this.#kind = kind;
    if (kind.plan) this.#state = started(kind.plan);
    this.#random = seededRandom(seed);
    // Of their own, so that a rollout without times is played as it always was.
    this.#times = new Times(seededRandom(seed + 1));
    this.#paces = new RouteTimes(kind.measured?.measure ?? 'lcp', NETWORKS);
    this.#gap = kind.silent ? Infinity : MINUTE / perMinute;
    // A slow one is waited for as long as it takes to be met by so many that it should have been found.
    const most = kind.expect === 'found_slower' ? Infinity : MOST_SESSIONS * this.#gap;
    const longest = kind.expect === 'found_slower' ? Infinity : LONGEST;
    this.#end = Math.min(kind.longest ?? longest, kind.silent ? DAY : most);
    this.#mostExposed = kind.expect === 'found_slower' ? FOUND_WITHIN : Infinity;
    this.#luck = this.#random();
  }

  play(): Played {
    const forgedEvery = this.#kind.forged ? MINUTE / this.#kind.forged.perMinute : Infinity;
    const lookEvery = this.#kind.silent ? LOOK_EVERY : Math.max(LOOK_EVERY, LOOK_AFTER_SESSIONS * this.#gap);
    let [session, look, forged] = [this.#pause(), lookEvery, forgedEvery];
    while (this.#isOpen) {
      this.#now = Math.min(session, look, forged);
      if (this.#now === session) {
        this.#session();
        session += this.#pause();
      } else if (this.#now === forged) {
        this.#forge(this.#kind.forged as Forged);
        forged += forgedEvery;
      } else {
        this.#look();
        look += lookEvery;
      }
    }
    return this.#played;
  }

  get #isOpen(): boolean {
    const { slowerAfter, exposed } = this.#played;
    return (
      this.#candidate !== null &&
      this.#now < this.#end &&
      slowerAfter === null &&
      exposed <= this.#mostExposed
    );
  }

  get #candidate(): Candidate | null {
    return this.#state.candidate;
  }

  #session(): void {
    this.#changed = true;
    const candidate = this.#candidate as Candidate;
    if (this.#random() * 10_000 >= candidate.weight) {
      if (this.#isSilent('stable')) return;
      if (this.#random() < this.#kind.stable) this.#stable.bad(this.#network(), this.#isSeen());
      else this.#good('stable', this.#network());
      return;
    }
    this.#played.exposed += 1;
    if (this.#isSilent('canary')) return;
    if (this.#random() >= this.#kind.canary(this.#now, this.#luck))
      return this.#good('canary', this.#network());
    this.#played.failed += 1;
    this.#canary.bad(this.#network(), this.#isSeen());
    this.#judge();
  }

  /** Whether nothing is heard of a visitor to whom a page went out. */
  #isSilent(arm: CountedArm): boolean {
    const { silence } = this.#kind;
    if (!silence) return false;
    const quiet = this.#random() < silence[arm];
    this.#sent.push({ at: this.#now, arm, network: this.#network(), quiet });
    return quiet;
  }

  #good(arm: CountedArm, network: number): void {
    this.#tallyOf(arm).good(network);
    const { slower, measured, slowerOn, begins = SHARES } = this.#kind;
    if (slower === undefined) return;
    // Not every visit has an interaction.
    if (measured && this.#random() >= measured.share) return;
    const route = routeAt(arm === 'canary' ? begins : SHARES, this.#random());
    const isSlower = arm === 'canary' && (slowerOn === undefined || slowerOn === route);
    const time = this.#times.of(network) * ROUTES[route]!.pace;
    this.#paces.add(arm, route, network, isSlower ? time * slower : time);
  }

  #tallyOf(arm: CountedArm): Tally {
    return arm === 'canary' ? this.#canary : this.#stable;
  }

  #forge({ arm, outcome, networks, shell, lcp }: Forged): void {
    const tally = this.#tallyOf(arm);
    if (shell === 'alone') tally.claim();
    else for (let i = 0; i < networks; i += 1) tally[outcome](LIAR + i, shell === 'too');
    if (lcp !== undefined) for (let i = 0; i < networks; i += 1) this.#paces.add(arm, 0, LIAR + i, lcp);
    this.#changed = true;
    // A shell's word alone is no reason to look sooner.
    if (arm === 'canary' && outcome === 'bad' && shell !== 'alone') this.#judge();
  }

  #judge(): void {
    const candidate = this.#candidate;
    // The same counts have the same verdict.
    if (!candidate || !this.#changed) return;
    this.#changed = false;
    const [canary, stable] = [this.#canary.counts, this.#stable.counts];
    this.#verdict = judge(
      { weight: candidate.weight, canary, stable, paces: this.#paces.paces, brokenFiles: null },
      NETWORKS,
    );
    const move = answerTo(this.#verdict.state, candidate.progress);
    if (move) this.#move(move);
  }

  #look(): void {
    while ((this.#sent[0]?.at ?? Infinity) <= this.#now - UNTIL_TOLD) {
      const { arm, network, quiet } = this.#sent.shift() as Sent;
      this.#tallyOf(arm).serve(network, quiet);
      this.#changed = true;
    }
    this.#paces.look();
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
    if (move === 'slower') this.#played.slowerAfter = this.#played.exposed;
    this.#played.frozen ||= move === 'freeze';
    if (plan.ends) this.#finish(plan.ends, weight);
    if (plan.next.candidate?.progress.round === progress.round) return;
    [this.#canary, this.#stable, this.#sent] = [new Tally(), new Tally(), []];
    this.#paces.restart();
    this.#verdict = UNSURE;
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

  #isSeen(): boolean {
    const { seen } = this.#kind;
    return seen !== undefined && this.#random() < seen;
  }

  #network(): number {
    const { office } = this.#kind;
    if (office !== undefined && this.#random() < office) return 0;
    return Math.floor(NEIGHBOURS * this.#random() ** 2);
  }
}

const TARGET = { version: '2.0.0', owner: 'team', predecessor: null };

function started(approved: RolloutPlan): RemoteState {
  const state: RemoteState = {
    name: 'released',
    owner: 'team',
    stable: '1.0.0',
    fallback: null,
    candidate: null,
  };
  const plan = planCanary(state, TARGET, { weight: 100, plan: approved }, { seed: 'any', now: 0 });
  if (!plan) throw new Error('the rollout did not start');
  return plan.next;
}
