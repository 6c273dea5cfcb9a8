import type { IcpiResult } from '@coachlab/contracts';
import { type Column, Columns, DataTable, Figure, SelectField, Spread, Stack } from '@coachlab/ui';
import { useState } from 'react';
import { dayOf } from '../shared/day-of.ts';
import { useOwnResults } from '../shared/use-own-results.ts';
import { compareScores, type Difference } from './compare-scores.ts';
import css from './comparison.module.css';
import { Radar } from './radar.tsx';

const COLUMNS: readonly Column<Difference>[] = [
  { head: 'Score', cell: ({ name }) => name },
  { head: 'Before', align: 'end', cell: ({ older }) => older },
  { head: 'After', align: 'end', cell: ({ newer }) => newer },
  {
    head: 'Difference',
    align: 'end',
    cell: ({ points }) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'),
  },
  { head: 'Error', align: 'end', cell: ({ band }) => `±${band}` },
  {
    head: 'What it says',
    cell: ({ points, withinError }) =>
      withinError ? 'Within the error' : points > 0 ? 'Higher than before' : 'Lower than before',
  },
];

/** For the browser that made this result and others: this one beside another of them. */
export function Comparison({ result }: { result: IcpiResult }) {
  const own = useOwnResults();
  const [chosen, setChosen] = useState('');
  // Scores of another way of scoring cannot be set beside each other.
  const others = own.filter(
    ({ id, scoringVersion }) => id !== result.id && scoringVersion === result.scoringVersion,
  );
  if (others.length === 0 || !own.some(({ id }) => id === result.id)) return null;

  const before = others.find(({ createdAt }) => createdAt < result.createdAt);
  const other = others.find(({ id }) => id === chosen) ?? before ?? others[0]!;
  const [older, newer] = other.createdAt < result.createdAt ? [other, result] : [result, other];
  return (
    <div className={css.compared}>
      <Spread id="compared" heading="Compared over time">
        <Stack gap={5}>
          {others.length > 1 && (
            <SelectField
              label="Compare with"
              className={css.choice}
              value={other.id}
              onChange={(event) => setChosen(event.target.value)}
            >
              {others.map(({ id, createdAt, scores }) => (
                <option key={id} value={id}>
                  {`${dayOf(createdAt)}, composite ${scores.composite}`}
                </option>
              ))}
            </SelectField>
          )}
          <Columns>
            <Figure number={2} caption={`Before: ${dayOf(older.createdAt)}`}>
              <Radar scores={older.scores} />
            </Figure>
            <Figure number={3} caption={`After: ${dayOf(newer.createdAt)}`}>
              <Radar scores={newer.scores} />
            </Figure>
          </Columns>
          <DataTable
            label="Differences"
            columns={COLUMNS}
            rows={compareScores(older.scores, newer.scores)}
            rowKey={({ name }) => name}
            dense
            stacks
          />
          <p className={css.note}>
            Each result has an error of its own, so a difference has a larger one. A difference smaller than
            its error tells you nothing: the same person, asked twice, would differ by as much about two times
            in three.
          </p>
        </Stack>
      </Spread>
    </div>
  );
}
