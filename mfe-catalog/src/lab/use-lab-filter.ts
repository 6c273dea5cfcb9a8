import { type ArtifactCard, type ArtifactMetadata, type Level, LEVELS } from '@coachlab/contracts';
import { useSearchParams } from '@coachlab/remote-kit';
import { useAddressFilter } from '../shared/use-address-filter.ts';

export interface LabFilter {
  /** Any word: one that is no category finds nothing. */
  category: string | null;
  level: Level | null;
  setCategory: (category: string | null) => void;
  setLevel: (level: Level | null) => void;
  clear: () => void;
}

/** Category and level, kept in the address. */
export function useLabFilter(): LabFilter {
  const [category, setCategory] = useAddressFilter('category');
  const [word, setLevel] = useAddressFilter('level');
  const [, setQuery] = useSearchParams();
  return {
    category,
    level: LEVELS.find((level) => level === word) ?? null,
    setCategory,
    setLevel,
    clear: () => setQuery({}, { replace: true, preventScrollReset: true }),
  };
}

/** With a level chosen, an artifact without metadata is left out. */
export function filtered(
  cards: readonly ArtifactCard[],
  metadata: Record<string, ArtifactMetadata>,
  { category, level }: Pick<LabFilter, 'category' | 'level'>,
): ArtifactCard[] {
  return cards.filter(
    (card) => (!category || card.category === category) && (!level || metadata[card.id]?.level === level),
  );
}
