import { DIMENSIONS, type ScoreSpread, type WorkshopSpread } from '@coachlab/contracts';
import { type Column, Columns, DataTable, ScoreBar, ScoreBars } from '@coachlab/ui';
import { DIMENSION_NAMES } from '../icpi-results/words.ts';
import css from './spread-figure.module.css';
import { bandsOf } from './spread-words.ts';

interface SpreadRow extends ScoreSpread {
  name: string;
}

const COLUMNS: readonly Column<SpreadRow>[] = [
  { head: 'Dimension', cell: ({ name }) => name },
  { head: 'Median', align: 'end', cell: ({ median }) => median },
  {
    head: 'Middle half',
    cell: ({ lower, upper }) => <span className={css.nowrap}>{`${lower} to ${upper}`}</span>,
  },
  { head: 'Bands', cell: (row) => <span className={css.nowrap}>{bandsOf(row)}</span> },
];

/** The spread of each score: as a bar to the median with the middle half marked, and in words. */
export function SpreadFigure({ spread: { of } }: { spread: WorkshopSpread }) {
  const rows: SpreadRow[] = [
    ...DIMENSIONS.map((dimension) => ({ name: DIMENSION_NAMES[dimension], ...of[dimension] })),
    { name: 'Composite', ...of.composite },
  ];
  return (
    <Columns className={css.columns}>
      <ScoreBars>
        {rows.map(({ name, median, lower, upper }) => (
          <ScoreBar key={name} name={name} score={median} range={{ low: lower, high: upper }} words={false} />
        ))}
      </ScoreBars>
      <DataTable
        label="The spread in words"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ name }) => name}
        dense
        stacks
      />
    </Columns>
  );
}
