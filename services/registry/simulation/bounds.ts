/** The largest share that `hits` of so many are still likely from: exact (Clopper and Pearson), 95 % to one side. */
export function atMost(hits: number, of: number): number {
  if (hits >= of) return 1;
  let [low, high] = [hits / of, 1];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (chanceOfUpTo(hits, of, middle) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

/** The smallest one, in the same way. */
export const atLeast = (hits: number, of: number) => 1 - atMost(of - hits, of);

/** Binomial. */
function chanceOfUpTo(hits: number, of: number, share: number): number {
  let [log, sum] = [of * Math.log(1 - share), 0];
  for (let k = 0; k <= hits; k += 1) {
    sum += Math.exp(log);
    log += Math.log((of - k) / (k + 1)) + Math.log(share / (1 - share));
  }
  return sum;
}
