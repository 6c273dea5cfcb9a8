import { type ArtifactCard, categoryName, sectionName } from '@coachlab/contracts';
import { RouteLink } from '@coachlab/remote-kit';
import { Badge, EmptyState, Entry, EntryList } from '@coachlab/ui';

interface FirstArtifactsProps {
  cards: readonly ArtifactCard[];
  badge: 'section' | 'category' | readonly string[];
  empty: string;
}

/** A short ranked list of the catalogue's first items. */
export function FirstArtifacts({ cards, badge, empty }: FirstArtifactsProps) {
  if (cards.length === 0) return <EmptyState title={empty} />;
  return (
    <EntryList>
      {cards.map((card, index) => (
        <Entry
          key={card.id}
          number={index + 1}
          level={4}
          title={card.title}
          link={<RouteLink route="artifact" params={{ id: card.id }} />}
          badge={
            <Badge>
              {badge === 'section'
                ? sectionName(card.section)
                : badge === 'category'
                  ? categoryName(card.category)
                  : badge[index]}
            </Badge>
          }
        >
          {card.subtitle}
        </Entry>
      ))}
    </EntryList>
  );
}
