const MINUTE = 60_000;

/** A sort of rollout. Rates are shares of sessions that fail. */
export interface Kind {
  name: string;
  stable: number;
  /** At `time` milliseconds after the start of a rollout whose own luck is `luck`, 0 to 1. */
  canary: (time: number, luck: number) => number;
  /** Nobody comes at all. */
  silent?: boolean;
  /** Failing sessions a minute that one network makes up, for the candidate. */
  forged?: number;
  /** Milliseconds after which nobody waits for its end; where none is to come. */
  longest?: number;
  /** What has to hold for it. */
  expect: 'no_abort' | 'few_failures' | 'few_sessions' | 'some_end';
}

const healthy = (base: number): Kind => ({
  name: `healthy, ${percent(base)} fail anyway`,
  stable: base,
  canary: () => base,
  expect: 'no_abort',
});

/** A fault in 5 % of the sessions, beside what fails anyway. */
const fivePercent = (base: number): Kind => ({
  name: `5 % broken, ${percent(base)} fail anyway`,
  stable: base,
  canary: () => base + 0.05 * (1 - base),
  expect: 'few_sessions',
});

export const KINDS: Kind[] = [
  ...[0.001, 0.005, 0.01, 0.02].map(healthy),
  ...[0.001, 0.005, 0.01, 0.02].map(fivePercent),
  { name: 'fully broken', stable: 0.01, canary: () => 1, expect: 'few_failures' },
  {
    // Fine for up to half an hour, then within half an hour every second session fails.
    name: 'slow to break',
    stable: 0.01,
    canary: (time, luck) =>
      0.01 + Math.min(0.49, Math.max(0, time - luck * 30 * MINUTE) * (0.49 / (30 * MINUTE))),
    expect: 'some_end',
  },
  { name: 'both arms broken', stable: 0.4, canary: () => 0.4, longest: 360 * MINUTE, expect: 'no_abort' },
  { name: 'no traffic', stable: 0, canary: () => 0, silent: true, expect: 'no_abort' },
  {
    name: 'forged signals of one network',
    stable: 0.01,
    canary: () => 0.01,
    forged: 60,
    longest: 360 * MINUTE,
    expect: 'no_abort',
  },
];

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(2))} %`;
}
