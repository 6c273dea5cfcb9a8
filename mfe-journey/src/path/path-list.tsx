import type { ArtifactCard } from '@coachlab/contracts';
import { LEVEL_LABELS, MODE_LABELS, type Scored, shownMinutes } from '@coachlab/learner';
import { RouteLink } from '@coachlab/remote-kit';
import { Badge, Button, cx, EmptyState, Entry, EntryList, LinkButton, Spread } from '@coachlab/ui';
import type { ReactNode } from 'react';
import flush from '../shared/flush.module.css';
import { type Mark, marksInWords, pathMarks } from './path-marks.ts';
import { useBegunArtifacts } from './use-begun-artifacts.ts';
import css from './path.module.css';

interface PathListProps {
  items: readonly Scored<ArtifactCard>[];
  completed: readonly string[];
  guided: boolean;
}

const BADGES: Record<Mark, ReactNode> = {
  done: <Badge tone="done">Done</Badge>,
  begun: <Badge>In progress</Badge>,
  next: <Badge>Next</Badge>,
};

/** The top ten, each marked with where the visitor stands with it. What is done stays in the list, paler. */
export function PathList({ items, completed, guided }: PathListProps) {
  const artifacts = items.map(({ artifact }) => artifact);
  const marks = pathMarks(artifacts, completed, useBegunArtifacts());
  return (
    <Spread
      heading={guided ? 'Your Learning Path' : 'Recommended For You'}
      note={marksInWords(artifacts, marks)}
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
              const mark = marks.get(artifact.id);
              return (
                <Entry
                  key={artifact.id}
                  number={index + 1}
                  title={artifact.title}
                  faded={mark === 'done'}
                  badge={mark && BADGES[mark]}
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
