import { completedItems, practiceLog, useStored } from '@coachlab/learner';
import { Badge } from '@coachlab/ui';
import { useEarnedWith } from './use-earned-with.ts';

/** At the top of an artifact that is done: since when, and the badge that it brought. Opposite the way back, where it moves nothing. */
export function DoneMark({ id }: { id: string }) {
  const done = useStored(completedItems).includes(id);
  const log = useStored(practiceLog);
  const earned = useEarnedWith(id);
  if (!done) return null;
  const at = Object.hasOwn(log, id) ? log[id]?.doneAt : undefined;
  return <Badge tone="done">{[at ? `Done on ${dayOf(at)}` : 'Done', ...earned].join(' · ')}</Badge>;
}

/** In the visitor's own time zone: this is drawn in a browser alone. */
function dayOf(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(time),
  );
}
