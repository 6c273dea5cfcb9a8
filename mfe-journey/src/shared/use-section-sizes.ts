import { SECTIONS, type Section } from '@coachlab/contracts';
import { useQueries } from '@coachlab/remote-kit';
import { sectionCounts } from '../api/artifacts.ts';

export interface SectionSizes {
  /** `undefined` while a count is missing. */
  sizes: Record<Section, number> | undefined;
  /** All artifacts. */
  total: number | undefined;
  error: unknown;
  retry: () => void;
}

/** How many artifacts each section has. */
export function useSectionSizes(): SectionSizes {
  const answers = useQueries({ queries: SECTIONS.map(sectionCounts) });
  const failed = answers.filter((answer) => answer.isError);
  const complete = answers.every((answer) => answer.data);
  const sizes = complete
    ? (Object.fromEntries(
        SECTIONS.map((section, at) => [
          section,
          (answers[at]?.data ?? []).reduce((sum, category) => sum + category.count, 0),
        ]),
      ) as Record<Section, number>)
    : undefined;
  return {
    sizes,
    total: sizes && Object.values(sizes).reduce((sum, size) => sum + size, 0),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((answer) => void answer.refetch()),
  };
}
