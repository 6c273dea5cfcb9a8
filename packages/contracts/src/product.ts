/** The one place that names the product: titles, exports and mail read it from here. */
export const PRODUCT_NAME = 'Coachlab';

export const TAGLINE = 'Where coaching gets tested, not guessed';

/** Figures the product spec fixes; content checks hold the catalogue to them. */
export const FIXED_FIGURES = {
  /** Also claimed as coaching tools. */
  artifacts: 119,
  frameworks: 8,
  studioResources: 9,
  books: 10,
  promptSystems: 10,
  citations: 28,
  sections: 4,
} as const;
