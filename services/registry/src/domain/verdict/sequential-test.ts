/** Two arms: sessions and failing ones. */
export interface Table {
  canary: { sessions: number; failed: number };
  stable: { sessions: number; failed: number };
}

/**
 * How strongly the failures speak against "the candidate fails no more often than the stable release", as the natural
 * logarithm of an e-value. If that sentence is true, the chance that the e-value of a round *ever* reaches 1/α is at
 * most α (Ville's inequality), however often one looks: every ten seconds, at each failure, for a minute or a week.
 *
 * It is the mean of two such e-values, which is one again:
 *
 * 1. Among the failing sessions of both arms, each is the candidate's with the probability of its weight, however fast
 *    failures come and whether their rate changes in an outage: visitors are assigned by a hash, which knows nothing of
 *    it. Against that stands a mixture of "n times as often" (a multinomial mixture test: Lindon and Malek,
 *    "Anytime-valid inference for multinomial count data", 2022). Strong while the weight is small.
 * 2. The same of the failing and of the good sessions together, whatever the share of the candidate really is: a
 *    mixture over all shares against the likeliest common one (universal inference: Wasserman, Ramdas and
 *    Balakrishnan, 2020). Strong when nearly everything fails, also at a weight of 50 %.
 *
 * `weight` is the share of visitors that are assigned to the candidate, 0 to 1.
 */
export function logEvidence(table: Table, weight: number): number {
  return logAddExp(logOfMarks(table, weight), logOfTable(table)) - Math.LN2;
}

/** "n times as often as the stable release": what the mixture believes in beforehand, all alike. */
const TIMES_AS_OFTEN = [2, 3, 5, 8, 13, 25, 60, 150, 400, 1_000];

function logOfMarks({ canary, stable }: Table, weight: number): number {
  // More of the candidate's visitors than the weight says, for example from an allow list: then the larger share counts.
  const share = Math.max(weight, canary.sessions / Math.max(1, canary.sessions + stable.sessions));
  if (share <= 0 || share >= 1) return 0;
  let sum = -Infinity;
  for (const times of TIMES_AS_OFTEN) {
    const among = share * times + 1 - share;
    sum = logAddExp(sum, canary.failed * Math.log(times / among) - stable.failed * Math.log(among));
  }
  return sum - Math.log(TIMES_AS_OFTEN.length);
}

function logOfTable({ canary, stable }: Table): number {
  const good = { canary: canary.sessions - canary.failed, stable: stable.sessions - stable.failed };
  // Only a candidate that fails more often is of interest.
  if (canary.failed * good.stable <= stable.failed * good.canary) return 0;
  const all = canary.sessions + stable.sessions;
  const common = xLogX(canary.sessions) + xLogX(stable.sessions) - xLogX(all);
  return logMixture(canary.failed, stable.failed) + logMixture(good.canary, good.stable) - common;
}

/**
 * How strongly an arm's failures speak against "at most `rate` of its sessions fail", in the same way: a mixture of
 * higher rates.
 */
export function logEvidenceAbove(rate: number, { sessions, failed }: Table['stable']): number {
  const higher = [2, 4, 8, 16].map((times) => Math.min(times * rate, 0.95));
  let sum = -Infinity;
  for (const other of higher) {
    const good = (sessions - failed) * Math.log((1 - other) / (1 - rate));
    sum = logAddExp(sum, failed * Math.log(other / rate) + good);
  }
  return sum - Math.log(higher.length);
}

const DEVIATIONS = 1.96;

/** Bounds of a share with 97.5 % to each side (Wilson's score interval). */
export function wilson(hits: number, of: number): { lower: number; upper: number } {
  if (of === 0) return { lower: 0, upper: 1 };
  const share = hits / of;
  const middle = share + DEVIATIONS ** 2 / (2 * of);
  const spread = DEVIATIONS * Math.sqrt((share * (1 - share)) / of + DEVIATIONS ** 2 / (4 * of * of));
  const scale = 1 + DEVIATIONS ** 2 / of;
  return { lower: Math.max(0, (middle - spread) / scale), upper: Math.min(1, (middle + spread) / scale) };
}

/** Of a sequence with `a` of one and `b` of another kind, mixed over all shares (Jeffreys' prior). */
const logMixture = (a: number, b: number) =>
  logGamma(a + 0.5) + logGamma(b + 0.5) - logGamma(a + b + 1) - Math.log(Math.PI);

const xLogX = (x: number) => (x === 0 ? 0 : x * Math.log(x));

function logAddExp(a: number, b: number): number {
  const most = Math.max(a, b);
  return most === -Infinity ? most : most + Math.log(Math.exp(a - most) + Math.exp(b - most));
}

/** Stirling's series, shifted to where it is exact to 1e-10. */
function logGamma(x: number): number {
  let [shifted, product] = [x, 1];
  for (; shifted < 8; shifted += 1) product *= shifted;
  const inverse = 1 / (shifted * shifted);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / shifted;
  const constant = Math.log(2 * Math.PI) / 2;
  return (shifted - 0.5) * Math.log(shifted) - shifted + constant + series - Math.log(product);
}
