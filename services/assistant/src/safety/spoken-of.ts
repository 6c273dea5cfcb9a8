import type { ChatMessage } from '@coachlab/contracts';
import type { Concern } from '@coachlab/safety';

/** The visitor's messages before this one in which a danger still counts: what is sure, longer. */
const STILL_COUNTS = { sure: 6, perhaps: 2 } as const;

/**
 * What a message was answered as danger with, if with anything.
 * @param before the danger spoken of before it
 * @param isFirst whether nothing was said before it
 */
export type Heard = (message: string, before: Concern | undefined, isFirst: boolean) => Concern | undefined;

/**
 * The danger that the visitor spoke of before, as it was answered: what was rightly not answered as one is none later. What is
 * sure comes before what may be nothing, and the latest first.
 */
export function spokenOf(history: readonly ChatMessage[], heard: Heard): Concern | undefined {
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const concerns: (Concern | undefined)[] = [];
  for (const [at, message] of said.entries())
    if (at >= said.length - STILL_COUNTS.sure * 2)
      concerns.push(heard(message, counting(concerns), at === 0));
  return counting(concerns);
}

function counting(concerns: readonly (Concern | undefined)[]): Concern | undefined {
  const latest = concerns.slice(-STILL_COUNTS.sure).reverse();
  return latest.find((concern) => concern?.sure) ?? latest.slice(0, STILL_COUNTS.perhaps).find(Boolean);
}
