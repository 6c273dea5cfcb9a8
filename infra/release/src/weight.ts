import { UsageError } from './command-error.ts';

/** `10%`, `10` and `0.5%` are per cent, `50bp` basis points. Returns basis points, 0 to 10000. */
export function parseWeight(given: string, option = 'weight'): number {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)\s*(%|bp)?$/.exec(given.trim()) ?? [];
  const points = Math.round(Number(digits) * (unit === 'bp' ? 1 : 100) * 1e6) / 1e6;
  if (digits !== undefined && Number.isInteger(points) && points <= 10_000) return points;
  throw new UsageError(`--${option} is "${given}"; it takes 0% to 100%, in steps of 0.01%.`);
}

export function formatWeight(points: number): string {
  return `${points / 100} %`;
}
