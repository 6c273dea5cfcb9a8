import { DIMENSIONS, type IcpiResult } from '@coachlab/contracts';
import { type Column, Columns, DataTable, ScoreBar, ScoreBars, scoreBand, Spread } from '@coachlab/ui';
import { DIMENSION_MEANINGS, DIMENSION_NAMES } from './words.ts';
import css from './scores.module.css';

const BAND_NAMES = { high: 'High', mid: 'Mid', low: 'Low' };

interface ScoreRow {
  name: string;
  score: number;
  meaning: string;
}

const COLUMNS: readonly Column<ScoreRow>[] = [
  { head: 'Dimension', cell: ({ name }) => name },
  {
    head: 'Score',
    cell: ({ score }) => <span className={css.score}>{`${score} ${BAND_NAMES[scoreBand(score)]}`}</span>,
  },
  { head: 'What it asks', cell: ({ meaning }) => meaning },
];

export function Scores({ result: { scores } }: { result: IcpiResult }) {
  const rows: ScoreRow[] = [
    ...DIMENSIONS.map((dimension) => ({
      name: DIMENSION_NAMES[dimension],
      score: scores[dimension],
      meaning: DIMENSION_MEANINGS[dimension],
    })),
    { name: 'Composite', score: scores.composite, meaning: 'The mean of the three.' },
  ];
  return (
    <Spread heading="Scores" note="A starting point, not a diagnosis.">
      <Columns className={css.columns}>
        <ScoreBars>
          {rows.map(({ name, score }) => (
            <ScoreBar key={name} name={name} score={score} />
          ))}
        </ScoreBars>
        <DataTable label="Scores in words" rows={rows} rowKey={({ name }) => name} dense columns={COLUMNS} />
      </Columns>
    </Spread>
  );
}
