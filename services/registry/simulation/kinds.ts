import type { PageMeasure, RolloutPlan } from '@coachlab/contracts';
import { WATCHED_PROMOTION } from '../src/domain/rollout/watched-promotion.ts';

const MINUTE = 60_000;
/** Reports a minute that the registry takes of one network. */
const AS_FAST_AS_ALLOWED = 600;

/** Made-up failures a minute of whoever has the shell's token. */
const BY_TOKEN = 600;

/** A sort of rollout. Rates are shares of sessions that fail. */
export interface Kind {
  name: string;
  stable: number;
  /** At `time` milliseconds after the start of a rollout whose own luck is `luck`, 0 to 1. */
  canary: (time: number, luck: number) => number;
  /** Nobody comes at all. */
  silent?: boolean;
  /** How many times as long the candidate's pages take to paint; left out, no session says how long. */
  slower?: number;
  /** By which measure it is slower, and the share of visits that have it; else all by LCP. */
  measured?: { measure: PageMeasure; share: number };
  /** The one route of route-times.ts on which it is slower; else all. */
  slowerOn?: number;
  /** The shares of its visits that begin on each route; else as on stable. */
  begins?: number[];
  /** The share of visitors to whom a page goes out and of whom nothing is heard, of stable and of the candidate. */
  silence?: Record<'stable' | 'canary', number>;
  /** Else the usual one. */
  plan?: RolloutPlan;
  /** Sessions that somebody makes up. */
  forged?: Forged;
  /** The share of failing sessions that the shell sees as well; else none. */
  seen?: number;
  /** The share of visitors who come from one network; else nearly one in fifty. */
  office?: number;
  /** Milliseconds after which nobody waits for its end; where none is to come. */
  longest?: number;
  /** What has to hold for it. */
  expect:
    | 'no_abort'
    | 'few_failures'
    | 'few_sessions'
    | 'some_end'
    | 'all_stopped'
    | 'all_promoted'
    | 'found_slower'
    | 'not_slower'
    | 'few_pages';
}

/** Made-up sessions: each of so many networks sends so many a minute, all with the same outcome. */
export interface Forged {
  arm: 'canary' | 'stable';
  outcome: 'good' | 'bad';
  networks: number;
  perMinute: number;
  /** What they say a page took to paint, milliseconds. */
  lcp?: number;
  /**
   * Whoever sends them has the shell's token: `alone` makes up visitors that no browser speaks of, `too` also lets the
   * shell confirm what its own browsers in those networks send.
   */
  shell?: 'alone' | 'too';
}

const healthy = (base: number): Kind => ({
  name: `healthy, ${percent(base)} baseline failures`,
  stable: base,
  canary: () => base,
  expect: 'no_abort',
});

/** A fault in 5 % of the sessions, on top of the baseline failures. */
const fivePercent = (base: number): Kind => ({
  name: `5 % broken, ${percent(base)} baseline failures`,
  stable: base,
  canary: () => base + 0.05 * (1 - base),
  expect: 'few_sessions',
});

/** Half of the visits press something. */
const BY_INTERACTION = { measured: { measure: 'inp', share: 0.5 } } satisfies Partial<Kind>;

export const KINDS: Kind[] = [
  ...[0.001, 0.005, 0.01, 0.02].map(healthy),
  ...[0.001, 0.005, 0.01, 0.02].map(fivePercent),
  { name: 'fully broken', stable: 0.01, canary: () => 1, expect: 'few_failures' },
  {
    // Fine for up to half an hour, then within half an hour every second session fails.
    name: 'breaks gradually',
    stable: 0.01,
    canary: (time, luck) =>
      0.01 + Math.min(0.49, Math.max(0, time - luck * 30 * MINUTE) * (0.49 / (30 * MINUTE))),
    expect: 'some_end',
  },
  { name: 'both arms broken', stable: 0.4, canary: () => 0.4, longest: 360 * MINUTE, expect: 'no_abort' },
  { name: 'no traffic', stable: 0, canary: () => 0, silent: true, expect: 'no_abort' },
  ...[1, 3].map((networks): Kind => ({
    name: `fully broken, forged successes from ${count(networks)}`,
    stable: 0.01,
    canary: () => 1,
    forged: { arm: 'canary', outcome: 'good', networks, perMinute: AS_FAST_AS_ALLOWED },
    expect: 'few_failures',
  })),
  {
    name: 'fully broken, forged stable failures from one network',
    stable: 0.01,
    canary: () => 1,
    forged: { arm: 'stable', outcome: 'bad', networks: 1, perMinute: AS_FAST_AS_ALLOWED },
    expect: 'few_failures',
  },
  ...[1, 3].map((networks): Kind => ({
    name: `half broken, forged successes from ${count(networks)}`,
    stable: 0.01,
    canary: () => 0.5,
    forged: { arm: 'canary', outcome: 'good', networks, perMinute: AS_FAST_AS_ALLOWED },
    expect: 'some_end',
  })),
  {
    name: '5 % broken, forged successes from one network',
    stable: 0.01,
    canary: () => 0.0595,
    forged: { arm: 'canary', outcome: 'good', networks: 1, perMinute: AS_FAST_AS_ALLOWED },
    expect: 'few_sessions',
  },
  {
    name: 'healthy, forged failures from one network',
    stable: 0.01,
    canary: () => 0.01,
    forged: { arm: 'canary', outcome: 'bad', networks: 1, perMinute: 60 },
    longest: 180 * MINUTE,
    expect: 'no_abort',
  },
  {
    name: 'healthy, forged stable successes from one network',
    stable: 0.01,
    canary: () => 0.01,
    forged: { arm: 'stable', outcome: 'good', networks: 1, perMinute: AS_FAST_AS_ALLOWED },
    expect: 'no_abort',
  },
  {
    name: "healthy, forged failures with the shell's token",
    stable: 0.01,
    canary: () => 0.01,
    forged: { arm: 'canary', outcome: 'bad', networks: 1, perMinute: BY_TOKEN, shell: 'alone' },
    longest: 180 * MINUTE,
    expect: 'no_abort',
  },
  {
    name: "healthy, forged failures from one network and the shell's token",
    stable: 0.01,
    canary: () => 0.01,
    seen: 0.5,
    forged: { arm: 'canary', outcome: 'bad', networks: 1, perMinute: 60, shell: 'too' },
    longest: 180 * MINUTE,
    expect: 'no_abort',
  },
  {
    name: "fully broken, forged stable failures with the shell's token",
    stable: 0.01,
    canary: () => 1,
    forged: { arm: 'stable', outcome: 'bad', networks: 1, perMinute: BY_TOKEN, shell: 'alone' },
    expect: 'few_failures',
  },
  {
    name: "fully broken, forged stable failures from one network and the shell's token",
    stable: 0.01,
    canary: () => 1,
    seen: 1,
    forged: { arm: 'stable', outcome: 'bad', networks: 1, perMinute: AS_FAST_AS_ALLOWED, shell: 'too' },
    expect: 'few_failures',
  },
  ...[0.01, 0.02].map((base): Kind => ({
    name: `healthy, ${percent(base)} baseline failures, also seen by the shell`,
    stable: base,
    canary: () => base,
    seen: 1,
    expect: 'no_abort',
  })),
  {
    name: 'fully broken, also seen by the shell',
    stable: 0.01,
    canary: () => 1,
    seen: 1,
    expect: 'few_failures',
  },
  {
    name: 'healthy, nine in ten visitors on one network',
    stable: 0.01,
    canary: () => 0.01,
    office: 0.9,
    longest: 60 * MINUTE,
    expect: 'no_abort',
  },
  ...[0, 0.3].map((bots): Kind => ({
    ...silent(bots, bots),
    name: `healthy, ${percent(bots)} of the pages go to crawlers`,
    longest: 180 * MINUTE,
    expect: 'no_abort',
  })),
  ...[0, 0.3].map((bots): Kind => ({
    ...silent(bots, 1),
    name: `reports nothing, ${percent(bots)} of the pages go to crawlers`,
    plan: { steps: [5_000, 10_000], every: 10 * MINUTE },
    expect: 'few_pages',
  })),
  // A visit is three pages; a press is made in every tenth.
  ...[
    ['one route of ten is broken', 1 - 0.9 ** 3],
    ['one button is broken', 0.1],
  ].map(([fault, share]): Kind => ({
    name: `${fault}`,
    stable: 0.01,
    canary: () => 0.01 + Number(share) * 0.99,
    expect: 'some_end',
  })),
  ...[0.001, 0.01, 0.02].map((base): Kind => promotion(healthy(base), 'no_abort')),
  promotion({ name: 'fully broken', stable: 0.01, canary: () => 1 }, 'all_stopped'),
  promotion({ name: 'half broken', stable: 0.01, canary: () => 0.5 }, 'all_stopped'),
  promotion({ name: 'no visitors', stable: 0, canary: () => 0, silent: true }, 'all_promoted'),
  { ...timed('as fast as stable', 1), longest: 180 * MINUTE, expect: 'not_slower' },
  { ...timed('5 % slower', 1.05), longest: 180 * MINUTE, expect: 'not_slower' },
  {
    ...timed('as fast as stable, forged slow times from one network', 1),
    ...made('canary', 600_000, 'not_slower'),
  },
  {
    ...timed('as fast as stable, forged fast stable times from one network', 1),
    ...made('stable', 1, 'not_slower'),
  },
  timed('25 % slower', 1.25),
  {
    ...timed('interactions as fast as stable', 1),
    ...BY_INTERACTION,
    longest: 180 * MINUTE,
    expect: 'not_slower',
  },
  { ...timed('interactions 25 % slower', 1.25), ...BY_INTERACTION },
  { ...timed('50 % slower on a route with three in ten visits', 1.5), slowerOn: 1 },
  {
    // Half of its visits begin on the slowest pages, instead of a fifth.
    ...timed('as fast as stable, begins on slower pages', 1),
    begins: [0.2, 0.1, 0.5, 0.2],
    longest: 180 * MINUTE,
    expect: 'not_slower',
  },
  { ...timed('25 % slower, forged fast times from one network', 1.25), ...made('canary', 1, 'found_slower') },
  {
    ...timed('25 % slower, forged slow stable times from one network', 1.25),
    ...made('stable', 600_000, 'found_slower'),
  },
];

function promotion(kind: Omit<Kind, 'expect'>, expect: Kind['expect']): Kind {
  return { ...kind, name: `watched promotion, ${kind.name}`, plan: WATCHED_PROMOTION, expect };
}

function silent(stable: number, canary: number): Omit<Kind, 'name' | 'expect'> {
  return { stable: 0.01, canary: () => 0.01, silence: { stable, canary } };
}

function timed(name: string, slower: number): Kind {
  return { name, stable: 0.01, canary: () => 0.01, slower, expect: 'found_slower' };
}

/** Times that one network makes up from the first minute on; an hour is a whole rollout at the highest rate. */
function made(
  arm: Forged['arm'],
  lcp: number,
  expect: Kind['expect'],
): Pick<Kind, 'forged' | 'expect' | 'longest'> {
  const longest = expect === 'not_slower' ? { longest: 60 * MINUTE } : {};
  return {
    ...longest,
    forged: { arm, outcome: 'good', networks: 1, perMinute: AS_FAST_AS_ALLOWED, lcp },
    expect,
  };
}

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(2))} %`;
}

function count(networks: number): string {
  return networks === 1 ? 'one network' : `${networks} networks`;
}
