import { RouteLink, useQueries } from '@coachlab/remote-kit';
import { Badge, EmptyState, Entry, EntryList, FailedPanel, Skeleton } from '@coachlab/ui';
import { supportLine } from '../shared/support-line.ts';
import { knowledge, practice } from './home-queries.ts';

/** One thing to read and one to use: a recommendation for everybody. */
export function KnowledgeAndPractice() {
  const [read, use] = useQueries({ queries: [knowledge, practice] });
  if (read.isPending || use.isPending)
    return <Skeleton shape="rows" count={2} label="Loading artifacts..." />;
  const failed = [read, use].filter(({ isError }) => isError);
  if (failed[0])
    return (
      <FailedPanel
        level={3}
        title="The recommendations did not load"
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        retrying={failed.some(({ isFetching }) => isFetching)}
        support={supportLine(failed[0].error)}
      />
    );
  const pair = [
    { card: read.data?.[0], badge: 'Knowledge' },
    { card: use.data?.[0], badge: 'Practice' },
  ].flatMap(({ card, badge }) => (card ? [{ card, badge }] : []));
  if (pair.length === 0) return <EmptyState title="No recent activity" />;
  return (
    <EntryList>
      {pair.map(({ card, badge }, index) => (
        <Entry
          key={card.id}
          number={index + 1}
          level={4}
          title={card.title}
          link={<RouteLink route="artifact" params={{ id: card.id }} />}
          badge={<Badge>{badge}</Badge>}
        >
          {card.subtitle}
        </Entry>
      ))}
    </EntryList>
  );
}
