import { DIMENSIONS, type IcpiResult, type IcpiScores } from '@coachlab/contracts';
import { Link } from '@coachlab/remote-kit';
import { type Column, DataTable, Figure, Stack } from '@coachlab/ui';
import { href } from '../shared/addresses.ts';
import { whenOf } from '../shared/when-of.ts';
import css from './history.module.css';
import { ScoreCourse } from './score-course.tsx';
import { DIMENSION_NAMES } from './words.ts';

const SCORES: readonly { of: keyof IcpiScores; name: string }[] = [
  ...DIMENSIONS.map((of) => ({ of, name: DIMENSION_NAMES[of] })),
  { of: 'composite', name: 'Composite' },
];

interface HistoryProps {
  /** Scored in the same way, the latest first, three or more. */
  results: readonly IcpiResult[];
  /** The one that the page is about. */
  current: string;
}

/** All results of this browser, from the first to the last: a picture for each score, and the numbers. */
export function History({ results, current }: HistoryProps) {
  return (
    <Stack gap={5}>
      <Figure
        number={4}
        caption={`All ${results.length} results, the oldest at the left and this one as the larger dot. The strokes behind the dots are the error.`}
      >
        <div className={css.courses}>
          {SCORES.map(({ of, name }) => (
            <ScoreCourse key={of} of={of} name={name} results={results.toReversed()} current={current} />
          ))}
        </div>
      </Figure>
      <DataTable
        label="All results"
        columns={columnsFor(current, results)}
        rows={results}
        rowKey={({ id }) => id}
        dense
        stacks
      />
    </Stack>
  );
}

/** Each result leads to its page, apart from the one that is open. */
function columnsFor(current: string, results: readonly IcpiResult[]): readonly Column<IcpiResult>[] {
  const whenAndLink = (result: IcpiResult) => {
    const when = whenOf(result, results);
    return result.id === current ? (
      `${when} (this one)`
    ) : (
      <Link to={href.icpiResults(result.id)}>{when}</Link>
    );
  };
  return [
    { head: 'Result of', cell: whenAndLink },
    ...SCORES.map(({ of, name }) => ({
      head: name,
      align: 'end' as const,
      cell: ({ scores }: IcpiResult) => scores[of],
    })),
  ];
}
