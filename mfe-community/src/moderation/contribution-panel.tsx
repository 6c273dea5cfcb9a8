import type { Contribution } from '@coachlab/contracts';
import { Panel } from '@coachlab/ui';
import type { ReactNode } from 'react';
import { PostedAt } from '../shared/posted-at.tsx';
import { PostBody } from '../shared/post-body.tsx';
import css from './moderation.module.css';

/** What somebody wrote, with why it is here and what can be done. */
export function ContributionPanel(props: { of: Contribution; why: ReactNode; act: ReactNode }) {
  const { of, why, act } = props;
  return (
    <Panel
      level={2}
      label={of.kind === 'post' ? 'Post' : 'Reply'}
      title={<bdi>{of.title ?? `Reply by ${of.authorName}`}</bdi>}
      act={act}
    >
      <p className={css.meta}>
        <bdi>{of.authorName}</bdi> · <PostedAt iso={of.createdAt} />
      </p>
      {why}
      <PostBody text={of.content} formatted={of.formatted} />
    </Panel>
  );
}
