import type { Artifact } from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Something that goes on over several messages. */
export type Thread = 'step' | 'turn' | 'blank';

export interface Marker {
  thread: Thread;
  item: Artifact;
  /** From 1. */
  at: number;
}

/**
 * The coach keeps no conversation. Where it is in something longer stands in its own words, as a line that the visitor can
 * read too: *GROW · step 2 of 4*. Whoever forges one gets a real item of the catalogue, or nothing.
 */
export function mark({ title }: Artifact, thread: Thread, at: number, of: number): string {
  return `*${title} · ${thread} ${at} of ${of}*`;
}

const MARKER = /^\*(.{1,200}) · (step|turn|blank) (\d{1,2}) of \d{1,2}\*$/m;

export function readMarker(text: string, catalogue: Catalogue): Marker | undefined {
  const [, title, thread, at] = MARKER.exec(text) ?? [];
  const item = catalogue.items.find((one) => one.title === title);
  return item && { thread: thread as Thread, item, at: Number(at) };
}
