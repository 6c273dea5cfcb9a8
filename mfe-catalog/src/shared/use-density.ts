import type { CardGridProps } from '@coachlab/ui';
import { useAddressFilter } from './use-address-filter.ts';

export interface DensityFilter {
  density: NonNullable<CardGridProps['density']>;
  choose: (density: 'full' | 'compact' | null) => void;
}

/** How much the cards show, kept in the address. Nobody having chosen, cards are compact on a phone. */
export function useDensity(): DensityFilter {
  const [word, choose] = useAddressFilter('view');
  return { density: word === 'full' || word === 'compact' ? word : 'auto', choose };
}
