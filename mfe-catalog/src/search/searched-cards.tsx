import type { ArtifactCard } from '@coachlab/contracts';
import type { ReactNode } from 'react';
import { SavedResults } from '../shared/saved-results.tsx';
import { useSavedFilter } from '../shared/use-saved-filter.ts';
import { SearchBar } from './search-bar.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearchText } from './use-search-text.ts';

interface SearchedCardsProps {
  cards: readonly ArtifactCard[];
  /** "Search prompts". */
  label: string;
  shortcutLabel: string;
  /** Chips that fill in the search. */
  shortcuts: readonly string[];
  /** What there are: `['prompt', 'prompts']`. */
  nouns: readonly [one: string, many: string];
  /** "No prompts found for". */
  nothing: string;
  children: (card: ArtifactCard) => ReactNode;
}

/** A section's cards under a search that lives in the address. */
export function SearchedCards({
  cards,
  label,
  shortcutLabel,
  shortcuts,
  nouns,
  nothing,
  children,
}: SearchedCardsProps) {
  const [text, setText] = useSearchText();
  const saved = useSavedFilter();
  return (
    <>
      <SearchBar
        label={label}
        text={text}
        onText={setText}
        shortcutLabel={shortcutLabel}
        shortcuts={shortcuts}
        saved={saved}
      />
      <SavedResults filter={saved} cards={cards} all={cards} loadingText={`Loading ${nouns[1]}...`}>
        {(kept) => (
          <SearchResults cards={kept} text={text} onText={setText} nouns={nouns} nothing={nothing}>
            {children}
          </SearchResults>
        )}
      </SavedResults>
    </>
  );
}
