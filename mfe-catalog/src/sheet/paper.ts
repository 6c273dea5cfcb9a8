export type Paper = 'a4' | 'letter';

/** In points. */
export const PAPERS: Record<Paper, { name: string; width: number; height: number }> = {
  a4: { name: 'A4', width: 595.28, height: 841.89 },
  letter: { name: 'US Letter', width: 612, height: 792 },
};

/** Where Letter is what lies in the printer. */
const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CO', 'CL', 'VE', 'CR', 'GT', 'PA', 'DO', 'PR', 'NI', 'SV']);

export function likelyPaper(languages: readonly string[]): Paper {
  const region = languages.map((tag) => new Intl.Locale(tag).region).find((found) => found !== undefined);
  return region && LETTER.has(region) ? 'letter' : 'a4';
}
