import { FeatureRows } from './feature-rows.ts';

/** How often the texts of one situation have a feature. */
export class CountedFeatures {
  readonly #rows = new FeatureRows();
  /** By row. */
  readonly features: number[] = [];
  readonly counts: number[] = [];
  readonly #lastText: number[] = [];
  #text = 0;
  /** What the texts count together. */
  texts = 0;

  /** @param count what the text counts, against one phrasing; a feature that comes twice in it counts once */
  addText(features: readonly number[], count: number): void {
    this.texts += count;
    this.addFeatures(features, count);
  }

  /** Features that no text had. */
  addFeatures(features: readonly number[], count: number): void {
    this.#text += 1;
    for (const feature of features) {
      const row = this.#rows.add(feature);
      if (row === this.features.length) {
        this.features.push(feature);
        this.counts.push(count);
        this.#lastText.push(this.#text);
      } else if (this.#lastText[row] !== this.#text) {
        this.counts[row]! += count;
        this.#lastText[row] = this.#text;
      }
    }
  }
}
