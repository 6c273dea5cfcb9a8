import type { ArtifactCard } from '@coachlab/contracts';
import { LEVEL_LABELS, MODE_LABELS, type Scored, shownMinutes } from '@coachlab/learner';
import { RouteLink } from '@coachlab/remote-kit';
import { Badge, Button, cx, EmptyState, Entry, EntryList, LinkButton, Spread } from '@coachlab/ui';
import flush from '../shared/flush.module.css';
import css from './path.module.css';

interface PathListProps {
  items: readonly Scored<ArtifactCard>[];
  completed: readonly string[];
  guided: boolean;
}

/** The top ten. What is done stays in the list, paler and marked. */
export function PathList({ items, completed, guided }: PathListProps) {
  return (
    <Spread
      heading={guided ? 'Your Learning Path' : 'Recommended For You'}
      side={
        <div className={css.print}>
          <Button size="small" onClick={() => window.print()}>
            Print this path
          </Button>
        </div>
      }
    >
      {items.length === 0 ? (
        <EmptyState title="Nothing on the path">Another time filter or mode will show more.</EmptyState>
      ) : (
        <div className={cx(flush.flush, css.list)}>
          <EntryList>
            {items.map(({ artifact, metadata }, index) => {
              const done = completed.includes(artifact.id);
              return (
                <Entry
                  key={artifact.id}
                  number={index + 1}
                  title={artifact.title}
                  faded={done}
                  badge={done && <Badge tone="done">Done</Badge>}
                  act={
                    <LinkButton
                      size="small"
                      link={<RouteLink route="artifact" params={{ id: artifact.id }} optional />}
                      aria-label={`View: ${artifact.title}`}
                    >
                      View
                    </LinkButton>
                  }
                >
                  {artifact.subtitle}
                  <br />
                  {LEVEL_LABELS[metadata.level]} · {MODE_LABELS[metadata.mode]} · {shownMinutes(metadata)} min
                </Entry>
              );
            })}
          </EntryList>
        </div>
      )}
    </Spread>
  );
}
