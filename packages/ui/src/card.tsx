import type { ReactElement, ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { cx } from './cx.ts';
import { Lock } from './glyphs.tsx';
import { Label } from './label.tsx';
import { fillLink, type LinkElement } from './link.ts';
import { List } from './list.tsx';
import { TagList } from './tag-list.tsx';
import css from './card.module.css';

export interface CardProps {
  /** The category, in the label row. */
  label: string;
  /** At the right of the label row. `done` and `locked` put their own after it. */
  badge?: ReactElement;
  /** At the far right of the label row: an icon button that marks the card. */
  mark?: ReactNode;
  title: string;
  /** Where the title leads. A locked card ignores it: locked cards do not open. */
  link?: LinkElement;
  /** The title's heading level. Default 3. */
  level?: 2 | 3 | 4;
  description?: ReactNode;
  /** The first two are shown, with a dash. */
  outcomes?: readonly string[];
  /** The first three are shown, then "+N more". */
  tags?: readonly string[];
  /** Left of the foot: "L1 Foundation · 15 min". */
  meta?: ReactNode;
  /** Right of the foot: a small `LinkButton`, `try` or default. A locked card shows none. */
  act?: ReactNode;
  done?: boolean;
  locked?: boolean;
  /** What to complete before a locked card opens. The first two are shown. */
  completeFirst?: readonly { title: string; link: LinkElement }[];
  /** Anything else between the tags and the foot. */
  children?: ReactNode;
}

/** An index card. The act stays at the foot whatever the text above it. */
export function Card(props: CardProps) {
  const { label, title, link, level = 3, description, outcomes = [], tags = [], meta, act, locked } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={cx(css.card, locked && css.locked, props.badge && props.done && css.both)}>
      <div className={css.head}>
        <Label as="span">{label}</Label>
        <Badges {...props} />
        {props.mark && <span className={css.mark}>{props.mark}</span>}
      </div>
      <div className={css.body}>
        <div>
          <Heading className={css.title}>
            {link && !locked ? fillLink(link, undefined, title) : title}
          </Heading>
          {description && <p className={css.description}>{description}</p>}
        </div>
        {outcomes.length > 0 && <List kind="dash" items={outcomes.slice(0, 2)} className={css.outcomes} />}
        <TagList tags={tags} />
        {props.children}
        {locked ? <CompleteFirst of={props.completeFirst} meta={meta} /> : <Foot meta={meta} act={act} />}
      </div>
    </article>
  );
}

export interface CardGridProps {
  /** What a card shows: everything, or neither outcomes nor tags. `auto` is compact on a phone. Default `full`. */
  density?: 'full' | 'compact' | 'auto';
  children: ReactNode;
}

/** Cards in as many columns as fit. */
export function CardGrid({ density = 'full', children }: CardGridProps) {
  return <div className={cx(css.grid, css[density])}>{children}</div>;
}

function Badges({ locked, done, badge }: CardProps) {
  if (!locked && !done && !badge) return null;
  return (
    <span className={css.badges}>
      {badge}
      {locked ? (
        <Badge icon={Lock}>Locked</Badge>
      ) : (
        done && (
          <span className={css.done}>
            <Badge tone="done">Done</Badge>
          </span>
        )
      )}
    </span>
  );
}

function Foot({ meta, act }: Pick<CardProps, 'meta' | 'act'>) {
  if (!meta && !act) return null;
  return (
    <div className={css.foot}>
      <span>{meta}</span>
      {act && <span className={css.acts}>{act}</span>}
    </div>
  );
}

function CompleteFirst({ of: steps = [], meta }: { of: CardProps['completeFirst']; meta: ReactNode }) {
  if (steps.length === 0) return <Foot meta={meta} act={undefined} />;
  return (
    <div className={css.first}>
      <Label>Complete First</Label>
      <ul className={css.steps}>
        {steps.slice(0, 2).map((step) => (
          <li key={step.title}>{fillLink(step.link, css.step, step.title)}</li>
        ))}
      </ul>
    </div>
  );
}
