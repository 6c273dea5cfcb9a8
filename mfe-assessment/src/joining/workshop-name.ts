import type { WorkshopToJoin } from '@coachlab/contracts';

/** For the middle of a sentence. */
export function workshopName({ code, name }: WorkshopToJoin): string {
  return name ? `the workshop “${name}”` : `the workshop ${code}`;
}
