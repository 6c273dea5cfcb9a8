import { type ArtifactCard, categoryName } from '@coachlab/contracts';
import { LEVEL_LABELS, type Scored, shownMinutes } from '@coachlab/learner';
import { RouteLink } from '@coachlab/remote-kit';
import { Badge, BadgeRow, Entry, EntryList } from '@coachlab/ui';
import flush from '../shared/flush.module.css';
import css from './quickstart.module.css';

export function Recommendations({ items }: { items: readonly Scored<ArtifactCard>[] }) {
  return (
    <div className={flush.flush}>
      <EntryList>
        {items.map(({ artifact, metadata }, index) => (
          <Entry
            key={artifact.id}
            number={index + 1}
            title={artifact.title}
            link={<RouteLink route="artifact" params={{ id: artifact.id }} />}
          >
            {index === 0 && (
              <p className={css.match}>
                <Badge tone="live">Perfect Match for You</Badge>
              </p>
            )}
            <p className={css.subtitle}>{artifact.subtitle}</p>
            <p>{artifact.description}</p>
            <div className={css.badges}>
              <BadgeRow>
                <Badge>{categoryName(artifact.category)}</Badge>
                <Badge>{LEVEL_LABELS[metadata.level]}</Badge>
                <Badge>{metadata.difficulty}</Badge>
                <Badge>{shownMinutes(metadata)} min</Badge>
              </BadgeRow>
            </div>
          </Entry>
        ))}
      </EntryList>
    </div>
  );
}
