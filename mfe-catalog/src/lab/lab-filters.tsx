import { type ArtifactCategorySummary, type Level, LEVELS } from '@coachlab/contracts';
import { LEVEL_FILTER_LABELS } from '@coachlab/learner';
import { Chip, ChipRow, FilterRow, Filters, Segmented } from '@coachlab/ui';
import type { LabFilter } from './use-lab-filter.ts';

const LEVEL_OPTIONS = [
  { value: 'all', label: 'All' },
  ...LEVELS.map((level) => ({ value: level, label: LEVEL_FILTER_LABELS[level] })),
] as const;

interface LabFiltersProps {
  categories: readonly ArtifactCategorySummary[];
  filter: LabFilter;
}

export function LabFilters({ categories, filter }: LabFiltersProps) {
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <Filters>
      <FilterRow label="Category">
        <ChipRow label="Category">
          <Chip pressed={!filter.category} count={total} onClick={() => filter.setCategory(null)}>
            All
          </Chip>
          {categories.map(({ id, name, count }) => (
            <Chip
              key={id}
              pressed={filter.category === id}
              count={count}
              onClick={() => filter.setCategory(id)}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
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
