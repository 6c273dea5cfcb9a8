import { DIMENSIONS, type IcpiResult, type IcpiScores } from '@coachlab/contracts';
import { type Column, Columns, DataTable, ScoreBar, ScoreBars, scoreBand, Spread } from '@coachlab/ui';
import { Caution } from './caution.tsx';
import { type LikelyRange, likelyRange } from './likely-range.ts';
import { BAND_NAMES, DIMENSION_MEANINGS, DIMENSION_NAMES } from './words.ts';
import css from './scores.module.css';

interface ScoreRow {
  name: string;
  range: LikelyRange;
  score: number;
  meaning: string;
}

const COLUMNS: readonly Column<ScoreRow>[] = [
  { head: 'Dimension', cell: ({ name }) => name },
  {
    head: 'Score',
    cell: ({ score }) => <span className={css.score}>{`${score} ${BAND_NAMES[scoreBand(score)]}`}</span>,
  },
  {
    head: 'Likely range',
    cell: ({ range: { low, high } }) => <span className={css.score}>{`${low} to ${high}`}</span>,
  },
  { head: 'What it asks', cell: ({ meaning }) => meaning },
];

export function Scores({ result: { scores } }: { result: IcpiResult }) {
  const row = (of: keyof IcpiScores, name: string, meaning: string): ScoreRow => ({
    name,
    score: scores[of],
    range: likelyRange(of, scores[of]),
    meaning,
  });
  const rows = [
    ...DIMENSIONS.map((dimension) =>
      row(dimension, DIMENSION_NAMES[dimension], DIMENSION_MEANINGS[dimension]),
    ),
    row('composite', 'Composite', 'The mean of the three.'),
  ];
  return (
    <Spread heading="Scores" note="A starting point, not a diagnosis.">
      <Columns kind="tilt" className={css.columns}>
        <ScoreBars>
          {rows.map(({ name, score, range }) => (
            <ScoreBar key={name} name={name} score={score} range={range} words={false} />
          ))}
        </ScoreBars>
        <DataTable
          label="Scores in words"
          rows={rows}
          rowKey={({ name }) => name}
          dense
          stacks
          columns={COLUMNS}
        />
      </Columns>
      <Caution />
    </Spread>
  );
}
