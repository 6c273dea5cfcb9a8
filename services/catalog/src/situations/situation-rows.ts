import {
  type Situation,
  SITUATION_THEMES,
  type SituationCard,
  type SituationEntry,
} from '@coachlab/contracts';
import { wordsOf } from '@coachlab/search';
import type { SituationRow } from './situation.row.ts';

const THEMES = Object.keys(SITUATION_THEMES);

/** The rows of the situations, in the order of the themes and then of the titles. */
export function situationRows(situations: readonly Situation[]): SituationRow[] {
  return situations
    .toSorted(
      (one, other) =>
        THEMES.indexOf(one.theme) - THEMES.indexOf(other.theme) || one.title.localeCompare(other.title, 'en'),
    )
    .map((situation, at) => ({
      slug: situation.slug,
      place: at + 1,
      theme: situation.theme,
      situation: JSON.stringify(situation),
      card: JSON.stringify(cardOf(situation)),
      entry: JSON.stringify(entryOf(situation)),
    }));
}

function cardOf({ slug, title, theme, goingOn }: Situation): SituationCard {
  return { slug, title, theme, summary: /^.*?[.?!](?=\s|$)/s.exec(goingOn)?.[0] ?? goingOn };
}

function entryOf({ slug, title, theme, phrasings }: Situation): SituationEntry {
  const inTitle = new Set(wordsOf(title));
  const words = new Set(phrasings.flatMap(wordsOf).filter((word) => word.length > 1 && !inTitle.has(word)));
  return { slug, title, theme, words: [...words].join(' ') };
}
