import { savedItems, useStored } from '@coachlab/learner';
import { useHydrated } from '@coachlab/remote-kit';
import { useAddressFilter } from './use-address-filter.ts';

export interface SavedFilter {
  on: boolean;
  /** What is saved is known after hydration. */
  known: boolean;
  ids: readonly string[];
  toggle: () => void;
  /** All cards while the filter is off. */
  keep: <Card extends { id: string }>(cards: readonly Card[]) => readonly Card[];
}

/** Only what this visitor has saved, kept in the address. */
export function useSavedFilter(): SavedFilter {
  const [word, setWord] = useAddressFilter('saved');
  const known = useHydrated();
  const ids = useStored(savedItems);
  const on = word !== null;
  return {
    on,
    known,
    ids,
    toggle: () => setWord(on ? null : 'yes'),
    keep: (cards) => (on ? cards.filter(({ id }) => ids.includes(id)) : cards),
  };
}
