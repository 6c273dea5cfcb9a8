import type { IcpiResult } from '@coachlab/contracts';
import { dayOf } from './day-of.ts';

/** "21 November 2026"; "21 November 2026, 14:05 UTC" where `results` hold another of that day. */
export function whenOf({ id, createdAt }: IcpiResult, results: readonly IcpiResult[]): string {
  const day = dayOf(createdAt);
  const isShared = results.some((other) => other.id !== id && dayOf(other.createdAt) === day);
  return isShared ? `${day}, ${createdAt.slice(11, 16)} UTC` : day;
}
