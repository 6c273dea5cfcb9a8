import type { ChatMessage } from '@coachlab/contracts';
import { type Concern, concernIn } from '@coachlab/safety';

/** The visitor's messages before this one in which a danger still counts: what is sure, longer. */
const STILL_COUNTS = { sure: 6, perhaps: 2 } as const;

/** The danger that the visitor spoke of before; what is sure before what may be nothing, and the latest first. */
export function spokenOf(history: readonly ChatMessage[]): Concern | undefined {
  const said = history
    .filter(({ role }) => role === 'user')
    .slice(-STILL_COUNTS.sure)
    .reverse()
    .map(({ content }) => concernIn(content));
  return said.find((concern) => concern?.sure) ?? said.slice(0, STILL_COUNTS.perhaps).find(Boolean);
}
