/** A power of two. */
const FIRST_CAPACITY = 2 ** 12;
/** No feature is 0. */
const FREE = 0;

/**
 * The rows of features, numbered from 0 as they come. A hash table with open addressing: with half a million features it takes
 * a fifth of the processor time of a Map, whose keys would be objects.
 */
export class FeatureRows {
  #features = new Float64Array(FIRST_CAPACITY);
  #rows = new Int32Array(FIRST_CAPACITY);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The row of a feature; a new one gets the next. */
  add(feature: number): number {
    const place = placeOf(this.#features, feature);
    if (this.#features[place] === feature) return this.#rows[place]!;
    const row = this.#size++;
    this.#features[place] = feature;
    this.#rows[place] = row;
    if (this.#size * 2 > this.#features.length) this.#grow();
    return row;
  }

  /** The row of a feature; -1 when it has none. */
  find(feature: number): number {
    const place = placeOf(this.#features, feature);
    return this.#features[place] === feature ? this.#rows[place]! : -1;
  }

  #grow(): void {
    const features = new Float64Array(this.#features.length * 2);
    const rows = new Int32Array(features.length);
    for (let at = 0; at < this.#features.length; at += 1) {
      const feature = this.#features[at]!;
      if (feature === FREE) continue;
      const place = placeOf(features, feature);
      features[place] = feature;
      rows[place] = this.#rows[at]!;
    }
    [this.#features, this.#rows] = [features, rows];
  }
}

/** Where a feature is, or would be put. */
function placeOf(features: Float64Array, feature: number): number {
  const last = features.length - 1;
  let place = hashOf(feature) & last;
  while (features[place] !== FREE && features[place] !== feature) place = (place + 1) & last;
  return place;
}

/** Features that follow each other come far apart, by multiplication with large odd numbers. */
function hashOf(feature: number): number {
  const mixed = Math.imul(feature / 2 ** 24, 0x9e3779b1) ^ Math.imul(feature, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
