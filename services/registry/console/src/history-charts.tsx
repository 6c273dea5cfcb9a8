import type { RolloutHistory } from '@coachlab/contracts';
import { DataTable, Stack } from '@coachlab/ui';
import css from './history-charts.module.css';
import { HistoryFigure } from './history-figure.tsx';
import { measuresOf } from './history-series.ts';
import { MeasureCharts } from './measure-charts.tsx';
import { when } from './words.ts';

/** Both arms over time, and the same as a table. */
export function HistoryCharts({ history }: { history: RolloutHistory }) {
  const { at, version, against, minutes } = history;
  return (
    <Stack gap={4}>
      <p className={css.key}>
        <span className={css.candidate}>{`Candidate ${version}`}</span>
        <span className={css.stable}>{`Stable${against ? ` ${against}` : ''}`}</span>
        <span className={css.limit}>What the verdict allows</span>
        <span>{minutes === 1 ? 'by the minute' : `by ${minutes} minutes`}</span>
      </p>
      <div className={css.charts}>
        {measuresOf(history).map((drawn) => (
          <HistoryFigure key={drawn.title} drawn={drawn} at={at} />
        ))}
      </div>
      <details>
        <summary className={css.summary}>As a table</summary>
        <HistoryTable history={history} />
      </details>
      {history.measures && <MeasureCharts measures={history.measures} at={at} />}
    </Stack>
  );
}

function HistoryTable({ history: { at, canary, stable } }: { history: RolloutHistory }) {
  const spans = at
    .map((second, i) => ({
      at: new Date(second * 1_000).toISOString(),
      canary: {
        sessions: canary.sessions[i] ?? 0,
        failed: canary.failed[i] ?? 0,
        lcp: canary.lcp[i] ?? null,
      },
      stable: {
        sessions: stable.sessions[i] ?? 0,
        failed: stable.failed[i] ?? 0,
        lcp: stable.lcp[i] ?? null,
      },
    }))
    .filter(
      (each) => each.canary.sessions + each.canary.failed + each.stable.sessions + each.stable.failed > 0,
    );
  if (spans.length === 0) return <p>No session has been counted yet.</p>;
  const inWords = ({ sessions, failed, lcp }: (typeof spans)[number]['canary']) =>
    `${failed} of ${sessions} failed${lcp === null ? '' : `, LCP ${lcp} ms`}`;
  return (
    <DataTable
      label="Both arms over time"
      dense
      stacks
      rows={spans}
      rowKey={(each) => each.at}
      columns={[
        { head: 'From', cell: (each) => when(each.at) },
        { head: 'Candidate', cell: (each) => inWords(each.canary) },
        { head: 'Stable', cell: (each) => inWords(each.stable) },
      ]}
    />
  );
}
