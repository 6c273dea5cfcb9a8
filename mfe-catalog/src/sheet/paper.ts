export type Paper = 'a4' | 'letter';

/** In points. */
export const PAPERS: Record<Paper, { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};

/** Where Letter is what lies in the printer. */
const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CO', 'CL', 'VE', 'CR', 'GT', 'PA', 'DO', 'PR', 'NI', 'SV']);

export function likelyPaper(region: string | undefined): Paper {
  return region && LETTER.has(region) ? 'letter' : 'a4';
}
