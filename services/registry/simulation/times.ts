import { seededRandom } from '../src/testing/random.ts';

/** A page of stable in an average network, milliseconds. */
const MEDIAN = 1_200;
/** Deviation of the logarithm: between networks, and within one. Together p75 is half as long again as the median. */
const [BETWEEN, WITHIN] = [0.3, 0.52];
/** No fewer than `NEIGHBOURS` of play.ts. */
const NETWORKS = 4_096;

const PACES = pacesOfNetworks();

/** How long pages take to paint: log-normal, as times on the web nearly are, and some networks slow as a whole. */
export class Times {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  of(network: number): number {
    return MEDIAN * (PACES[network] as number) * Math.exp(WITHIN * normal(this.#random));
  }
}

function pacesOfNetworks(): Float64Array {
  const random = seededRandom(1);
  return Float64Array.from({ length: NETWORKS }, () => Math.exp(BETWEEN * normal(random)));
}

/** Box and Muller's. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
