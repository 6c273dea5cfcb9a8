import { SITUATION_THEMES, type SituationCard, type SituationTheme } from '@coachlab/contracts';

export interface ThemeGroup {
  theme: SituationTheme;
  cards: SituationCard[];
}

/** By theme, those of which the title, the summary or the theme holds every typed word. */
export function findSituations(
  cards: readonly SituationCard[],
  theme: SituationTheme | null,
  typed: string,
): ThemeGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = cards.filter((card) => {
    const text = `${card.title} ${card.summary} ${SITUATION_THEMES[card.theme]}`.toLowerCase();
    return (!theme || card.theme === theme) && words.every((word) => text.includes(word));
  });
  return byTheme(found);
}

/** Themes in the order of their first situations. */
export function byTheme(cards: readonly SituationCard[]): ThemeGroup[] {
  const groups = new Map<SituationTheme, SituationCard[]>();
  for (const card of cards) {
    const own = groups.get(card.theme);
    if (own) own.push(card);
    else groups.set(card.theme, [card]);
  }
  return [...groups].map(([theme, own]) => ({ theme, cards: own }));
}

export function themeOf(word: string | null): SituationTheme | null {
  return word !== null && Object.hasOwn(SITUATION_THEMES, word) ? (word as SituationTheme) : null;
}
