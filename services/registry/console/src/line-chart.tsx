import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { labelsOf, spanOf, STEPS } from './time-axis.ts';

interface LineChartProps {
  /** What the lines say, for whoever does not see them. */
  label: string;
  /** Seconds since 1970. */
  at: number[];
  candidate: (number | null)[];
  stable: (number | null)[];
  /** What the candidate's line is held to. */
  limit?: (number | null)[] | undefined;
}

const HEIGHT = 180;

/** Lines over time: the candidate's is whole, the stable release's dashed, a limit dotted. */
export function LineChart({ label, at, candidate, stable, limit }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<UPlot>(null);
  const data: UPlot.AlignedData = [at, candidate, stable, limit ?? at.map(() => null)];
  const latest = useRef(data);
  latest.current = data;

  useEffect(() => {
    const element = box.current as HTMLDivElement;
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const draw = () => {
      chart.current?.destroy();
      chart.current = new UPlot(optionsFor(element), latest.current, element);
    };
    const resized = new ResizeObserver(() =>
      chart.current?.setSize({ width: element.clientWidth, height: HEIGHT }),
    );
    draw();
    resized.observe(element);
    scheme.addEventListener('change', draw);
    return () => {
      resized.disconnect();
      scheme.removeEventListener('change', draw);
      chart.current?.destroy();
      chart.current = null;
    };
  }, []);
  useEffect(() => chart.current?.setData(latest.current), [at, candidate, stable, limit]);

  return <div ref={box} role="img" aria-label={label} style={{ height: HEIGHT }} />;
}

function optionsFor(element: HTMLElement): UPlot.Options {
  const font = '12px "Instrument Sans Variable", sans-serif';
  const axis = {
    font,
    stroke: colorOf(element, '--ink-3'),
    grid: { stroke: colorOf(element, '--rule'), width: 1 },
  };
  // A single span is a point, not a line.
  const points = { size: 4 };
  return {
    width: element.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: true, range: ({ data: [at] }) => spanOf(at) },
      y: { range: (_, __, max) => [0, max > 0 ? max * 1.1 : 1] },
    },
    axes: [
      {
        ...axis,
        incrs: STEPS,
        values: ({ data: [at] }, seconds) => labelsOf(seconds, spanOf(at)),
      },
      { ...axis, size: 56 },
    ],
    series: [
      {},
      { label: 'Candidate', stroke: colorOf(element, '--act'), width: 2, spanGaps: true, points },
      {
        label: 'Stable',
        stroke: colorOf(element, '--ink-3'),
        width: 2,
        dash: [6, 4],
        spanGaps: true,
        points,
      },
      {
        label: 'Limit',
        stroke: colorOf(element, '--danger'),
        width: 1,
        dash: [2, 4],
        spanGaps: true,
        points: { show: false },
      },
    ],
  };
}

/** A canvas takes no custom property, nor `light-dark()`: the browser works the colour out. */
function colorOf(element: HTMLElement, token: string): string {
  // A new element each time: the colour of an old one might be on its way from another.
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
