import { type ArtifactCategorySummary, type Level, LEVELS } from '@coachlab/contracts';
import { LEVEL_FILTER_LABELS } from '@coachlab/learner';
import { FilterRow, Filters, Segmented } from '@coachlab/ui';
import { Chips } from '../shared/chips.tsx';
import { SavedChip } from '../shared/saved-chip.tsx';
import type { SavedFilter } from '../shared/use-saved-filter.ts';
import type { LabFilter } from './use-lab-filter.ts';

const LEVEL_OPTIONS = [
  { value: 'all', label: 'All' },
  ...LEVELS.map((level) => ({ value: level, label: LEVEL_FILTER_LABELS[level] })),
] as const;

interface LabFiltersProps {
  categories: readonly ArtifactCategorySummary[];
  filter: LabFilter;
  saved: SavedFilter;
}

export function LabFilters({ categories, filter, saved }: LabFiltersProps) {
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <Filters>
      <FilterRow label="Category">
        <Chips
          label="Category"
          first={<SavedChip filter={saved} />}
          options={[
            { value: 'all', label: 'All', count: total },
            ...categories.map(({ id, name, count }) => ({ value: id, label: name, count })),
          ]}
          value={filter.category ?? 'all'}
          onPress={(category) => filter.setCategory(category === 'all' ? null : category)}
        />
      </FilterRow>
      <FilterRow label="Level">
        <Segmented<Level | 'all'>
          label="Level"
          options={LEVEL_OPTIONS}
          value={filter.level ?? 'all'}
          onChange={(level) => filter.setLevel(level === 'all' ? null : level)}
        />
      </FilterRow>
    </Filters>
  );
}
