import { type ArtifactCard, type ArtifactMetadata, categoryName } from '@coachlab/contracts';
import { completedItems, useStored } from '@coachlab/learner';
import { Link } from '@coachlab/remote-kit';
import { Badge, Card, LinkButton } from '@coachlab/ui';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import type { ReactNode } from 'react';
import { href } from '../shared/addresses.ts';
import { isInteractive } from '../shared/interactive.ts';
import { levelAndTime } from './level-and-time.ts';
import { SaveMark } from './save-mark.tsx';

export interface IndexCardProps {
  of: ArtifactCard;
  /** Without an entry the foot says nothing of level and time. */
  metadata: ArtifactMetadata | undefined;
  /** The title's heading level. */
  level: 2 | 3;
  /** One line instead of the description: for long shelves that one skims. */
  brief?: boolean;
  /** The words of the act. Default: Launch Interactive or Explore Artifact. */
  act?: string;
  /** Beside the act: the copy button of a prompt. */
  beside?: ReactNode;
  /** Prerequisites that are still to be done lock the card. */
  completeFirst?: readonly { id: string; title: string }[];
  /** The words for its level: the lab's filter has its own. */
  levels?: Record<ArtifactMetadata['level'], string>;
}

/** An artifact on any of the catalogue's screens. */
export function IndexCard(props: IndexCardProps) {
  const { of, metadata, level, act, beside, completeFirst = [], levels } = props;
  const done = useStored(completedItems).includes(of.id);
  const interactive = isInteractive(of.id);
  const words = act ?? (interactive ? 'Launch Interactive' : 'Explore Artifact');
  const target = href.artifact(of.id);
  return (
    <Card
      label={categoryName(of.category)}
      mark={<SaveMark id={of.id} title={of.title} />}
      title={of.title}
      level={level}
      link={<Link to={target} />}
      description={props.brief ? of.subtitle : of.description}
      outcomes={of.outcomes}
      tags={of.tags}
      done={done}
      locked={completeFirst.length > 0}
      completeFirst={completeFirst.map(({ id, title }) => ({ title, link: <Link to={href.artifact(id)} /> }))}
      {...(interactive && {
        badge: (
          <Badge tone="live" icon={MousePointerClick}>
            Interactive
          </Badge>
        ),
      })}
      meta={metadata && levelAndTime(metadata, levels)}
      act={
        <>
          {beside}
          <LinkButton
            size="small"
            variant={interactive ? 'try' : 'default'}
            link={<Link to={target} />}
            aria-label={`${words}: ${of.title}`}
          >
            {words}
          </LinkButton>
        </>
      }
    />
  );
}
