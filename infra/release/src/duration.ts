import { UsageError } from './command-error.ts';

const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `30s`, `10m`, `2h`, `1d`. Returns milliseconds. */
export function parseDuration(option: string, given: string): number {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)\s*([smhd])$/.exec(given.trim()) ?? [];
  const time = Math.round(Number(digits) * (UNITS[unit as keyof typeof UNITS] ?? Number.NaN));
  if (Number.isSafeInteger(time)) return time;
  throw new UsageError(`--${option} is "${given}": use a time like 30s, 10m, 2h or 1d.`);
}

/** `45 s`, `10 min`, `2 h`, `3 days`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1_000;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}
