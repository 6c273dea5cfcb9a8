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

/** Sessions of an arm by quarter: as many of stable's are expected in each. */
export type Quarters = readonly [number, number, number, number];

const ON_STABLE = 0.25;
/**
 * How a slower candidate's sessions may be spread over stable's quarters: four times all of it a little to much later, as
 * times are spread on the web (log-normal, by 0.15, 0.3, 0.5 and 0.9 deviations), and twice only the slow quarter larger.
 */
const SLOWER_BY: Quarters[] = [
  [0.205, 0.235, 0.26, 0.3],
  [0.165, 0.217, 0.264, 0.354],
  [0.12, 0.188, 0.261, 0.431],
  [0.058, 0.126, 0.227, 0.589],
  [0.22, 0.22, 0.22, 0.34],
  [0.167, 0.167, 0.166, 0.5],
];

/**
 * How strongly the sessions of several classes speak against "in no class are the candidate's later at any quartile", in the
 * same way. In each class an arm's part in a quarter is compared with its part in all sessions of that class, so it does not
 * matter how many of its sessions each arm has there; and what speaks against it in one class adds to what does in another.
 *
 * Universal inference as above: as if the candidate were slower in one of some ways, which are the same in all classes, at
 * the known weight, against the likeliest share of visitors in each class. For a candidate that is no later, this share is
 * the likeliest of all that is allowed or likelier, so no e-value is too large. The last way mixes over all shares of the
 * slow quarter and the rest: it needs no weight.
 */
export function logEvidenceOfShift(
  classes: { canary: Quarters; stable: Quarters }[],
  weight: number,
): number {
  const ways = classes.map((each) => logOfWays(each.canary, each.stable, weight));
  const sums = Array.from({ length: SLOWER_BY.length + 1 }, (_, way) =>
    ways.reduce((sum, logs) => sum + (logs[way] as number), 0),
  );
  return sums.reduce(logAddExp, -Infinity) - Math.log(sums.length);
}

/** Of one class, by each way of being slower. */
function logOfWays(canary: Quarters, stable: Quarters, weight: number): number[] {
  const [ofCanary, ofStable] = [sumOf(canary), sumOf(stable)];
  const common = xLogX(ofCanary) + xLogX(ofStable) - xLogX(ofCanary + ofStable);
  const known = SLOWER_BY.map((shares) => {
    if (weight <= 0 || weight >= 1) return 0;
    return shares.reduce((sum, share, quarter) => {
      const part = (weight * share) / (weight * share + (1 - weight) * ON_STABLE);
      return (
        sum + (canary[quarter] as number) * Math.log(part) + (stable[quarter] as number) * Math.log(1 - part)
      );
    }, -common);
  });
  const [slow, slowOnStable] = [canary[3], stable[3]];
  const [rest, restOnStable] = [ofCanary - slow, ofStable - slowOnStable];
  const isWorse = slow * restOnStable > slowOnStable * rest;
  const likeliest = isWorse ? common : likeliestOf(slow, slowOnStable) + likeliestOf(rest, restOnStable);
  return [...known, logMixture(slow, slowOnStable) + logMixture(rest, restOnStable) - likeliest];
}

const likeliestOf = (a: number, b: number) => xLogX(a) + xLogX(b) - xLogX(a + b);
const sumOf = (quarters: Quarters) => quarters.reduce((sum, sessions) => sum + sessions, 0);

/** Bounds of a share with 97.5 % to each side, unless another deviation is given (Wilson's score interval). */
export function wilson(hits: number, of: number, deviations = 1.96): { lower: number; upper: number } {
  if (of === 0) return { lower: 0, upper: 1 };
  const share = hits / of;
  const middle = share + deviations ** 2 / (2 * of);
  const spread = deviations * Math.sqrt((share * (1 - share)) / of + deviations ** 2 / (4 * of * of));
  const scale = 1 + deviations ** 2 / of;
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
