import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { when } from './words.ts';

interface LineChartProps {
  /** What the lines say, for whoever does not see them. */
  label: string;
  /** Seconds since 1970. */
  at: number[];
  candidate: (number | null)[];
  stable: (number | null)[];
}

const HEIGHT = 180;

/** Two lines over time: the candidate's is whole, the stable release's dashed. */
export function LineChart({ label, at, candidate, stable }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<UPlot>(null);
  const data: UPlot.AlignedData = [at, candidate, stable];
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
  useEffect(() => chart.current?.setData([at, candidate, stable]), [at, candidate, stable]);

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
    scales: { x: { time: true }, y: { range: (_, __, max) => [0, max > 0 ? max * 1.1 : 1] } },
    axes: [
      { ...axis, values: timesOf },
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

const DAY = 86_400;

/** `14:30`, or the day where the drawing is longer than one. */
function timesOf(chart: UPlot, seconds: number[]): string[] {
  const { min = 0, max = 0 } = chart.scales['x'] ?? {};
  const long = (max ?? 0) - (min ?? 0) > DAY;
  return seconds.map((second) => {
    const text = when(new Date(second * 1_000).toISOString());
    return long ? text.slice(5, 10) : text.slice(-5);
  });
}
