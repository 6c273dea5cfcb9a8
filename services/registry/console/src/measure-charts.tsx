import type { ComparedMeasure, MeasureHistory } from '@coachlab/contracts';
import { Chip, ChipRow, DataTable, Stack } from '@coachlab/ui';
import { useState } from 'react';
import css from './history-charts.module.css';
import { HistoryFigure } from './history-figure.tsx';
import { MEASURE_NAMES, rowsOf, seriesOf, worstOf } from './measure-series.ts';

/** What the verdict compares at p75, one measure at a time. */
export function MeasureCharts({ measures, at }: { measures: MeasureHistory[]; at: number[] }) {
  const [chosen, choose] = useState<ComparedMeasure | null>(null);
  const shown = measures.find(({ measure }) => measure === (chosen ?? worstOf(measures)));
  if (!shown) return null;
  return (
    <Stack gap={3}>
      <h3>What browsers measure</h3>
      <ChipRow label="Measure">
        {measures.map(({ measure }) => (
          <Chip key={measure} pressed={measure === shown.measure} onClick={() => choose(measure)}>
            {MEASURE_NAMES[measure]}
          </Chip>
        ))}
      </ChipRow>
      <div className={css.charts}>
        {seriesOf(shown).map((drawn) => (
          <HistoryFigure key={drawn.title} drawn={drawn} at={at} />
        ))}
      </div>
      <details>
        <summary className={css.summary}>All measures as a table</summary>
        <DataTable
          label="What browsers measure, at p75"
          dense
          stacks
          rows={rowsOf(measures)}
          rowKey={({ name }) => name}
          columns={[
            { head: 'Measure', cell: ({ name }) => name },
            { head: 'Candidate', align: 'end', cell: ({ canary }) => canary },
            { head: 'Stable', align: 'end', cell: ({ stable }) => stable },
            { head: 'Held from', align: 'end', cell: ({ limit }) => limit },
            { head: 'Evidence', align: 'end', cell: ({ holds }) => holds },
          ]}
        />
      </details>
    </Stack>
  );
}
