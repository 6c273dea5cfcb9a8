import { type ArtifactCard, categoryName, sectionName } from '@coachlab/contracts';
import { type ApiQuery, RouteLink, useQuery } from '@coachlab/remote-kit';
import { Badge, EmptyState, Entry, EntryList, FailedPanel, Skeleton } from '@coachlab/ui';
import { supportLine } from '../shared/support-line.ts';

interface FirstArtifactsProps {
  of: ApiQuery<ArtifactCard[]>;
  badge: 'section' | 'category';
  /** Said when there is none. */
  empty: string;
}

/** A short ranked list of the catalogue's first items. */
export function FirstArtifacts({ of: query, badge, empty }: FirstArtifactsProps) {
  const { data, error, isFetching, refetch } = useQuery(query);
  if (error)
    return (
      <FailedPanel
        level={3}
        title="This list did not load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        support={supportLine(error)}
      />
    );
  if (!data) return <Skeleton shape="rows" label="Loading artifacts..." />;
  if (data.length === 0) return <EmptyState title={empty} />;
  return (
    <EntryList>
      {data.map((card, index) => (
        <Entry
          key={card.id}
          number={index + 1}
          level={4}
          title={card.title}
          link={<RouteLink route="artifact" params={{ id: card.id }} />}
          badge={
            <Badge>{badge === 'section' ? sectionName(card.section) : categoryName(card.category)}</Badge>
          }
        >
          {card.subtitle}
        </Entry>
      ))}
    </EntryList>
  );
}
