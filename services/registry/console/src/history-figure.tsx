import css from './history-charts.module.css';
import { type Drawn, latest } from './history-series.ts';
import { LineChart } from './line-chart.tsx';

/** One chart with its title, and in words what its lines end with. */
export function HistoryFigure({ drawn, at }: { drawn: Drawn; at: number[] }) {
  const { title, unit, note, candidate, stable, limit } = drawn;
  const others = [
    ...(stable.some((each) => each !== null) ? [`stable ${latest(stable, unit)}`] : []),
    ...(limit ? [`${limit.says} ${latest(limit.values, unit)}`] : []),
  ];
  const said = [`${title}: candidate ${latest(candidate, unit)}`, ...others].join(', ');
  return (
    <figure className={css.figure}>
      <figcaption>
        {unit ? `${title} (${unit})` : title}
        {note && <span className={css.note}>{note}</span>}
      </figcaption>
      <LineChart label={said} at={at} candidate={candidate} stable={stable} limit={limit?.values} />
    </figure>
  );
}
