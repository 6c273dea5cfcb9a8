import { EmptyState } from '@coachlab/ui';

/** What a browser that sent by itself is told. It cannot be shown what waits for the coach, which is its author's alone. */
export function WasSent({ thing }: { thing: 'post' | 'reply' }) {
  return (
    <EmptyState title={`Your ${thing} was sent`}>
      It stands below, unless it has more than two links: then the coach reads it first.
    </EmptyState>
  );
}
