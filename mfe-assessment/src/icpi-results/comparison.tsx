import type { IcpiResult } from '@coachlab/contracts';
import {
  type Column,
  Columns,
  createChunk,
  DataTable,
  Figure,
  SelectField,
  Spread,
  Stack,
  useChunk,
} from '@coachlab/ui';
import { useState } from 'react';
import { useOwnResults } from '../shared/use-own-results.ts';
import { whenOf } from '../shared/when-of.ts';
import { compareScores, type Difference } from './compare-scores.ts';
import css from './comparison.module.css';
import { Radar } from './radar.tsx';

const history = createChunk(() => import('./history.tsx'));

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

/** For a browser whose list has this result and others: this one beside another of them, and all where there are more. */
export function Comparison({ result }: { result: IcpiResult }) {
  const own = useOwnResults();
  const [chosen, setChosen] = useState('');
  // Scores of another way of scoring cannot be set beside each other.
  const alike = own.filter(({ scoringVersion }) => scoringVersion === result.scoringVersion);
  const others = alike.filter(({ id }) => id !== result.id);
  const isOwn = others.length < alike.length;
  const all = useChunk(history, isOwn && others.length > 1, ignore);
  if (others.length === 0 || !isOwn) return null;

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
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {`${whenOf(one, alike)}, composite ${one.scores.composite}`}
                </option>
              ))}
            </SelectField>
          )}
          <Columns>
            <Figure number={2} caption={`Before: ${whenOf(older, alike)}`}>
              <Radar scores={older.scores} />
            </Figure>
            <Figure
              number={3}
              caption={`After: ${whenOf(newer, alike)}. The thin line is the result before.`}
            >
              <Radar scores={newer.scores} before={older.scores} />
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
          {all && others.length > 1 && <all.History results={alike} current={result.id} />}
        </Stack>
      </Spread>
    </div>
  );
}

/** The two that stand beside each other are there all the same. */
function ignore(): void {}
