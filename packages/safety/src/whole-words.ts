/** Whole words, in text without accents and apostrophes. */
export const wholeWords = (says: string) => new RegExp(`(?<=^| )(?:${says})(?= |$)`, 'u');
