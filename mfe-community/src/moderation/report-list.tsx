import type { ReportedContribution, ReportReason } from '@coachlab/contracts';
import { useQuery } from '@coachlab/remote-kit';
import { Badge, EmptyState } from '@coachlab/ui';
import { reportedContributions } from '../api/moderation/queries.ts';
import { PostedAt } from '../shared/posted-at.tsx';
import { ContributionList } from './contribution-list.tsx';
import css from './moderation.module.css';

const REASONS: Record<ReportReason, string> = {
  spam: 'Spam',
  unkind: 'Unkind',
  private: 'Private things',
  other: 'Something else',
};

export function ReportList() {
  return (
    <ContributionList
      query={useQuery(reportedContributions)}
      empty={<EmptyState title="Nothing is reported">Nobody asked you to look at anything.</EmptyState>}
      why={Reports}
      keep={{ path: 'dismiss', label: 'Leave it' }}
    />
  );
}

function Reports({ of: { reports } }: { of: ReportedContribution }) {
  return (
    <ul className={css.why}>
      {reports.map(({ createdAt, reason, note }) => (
        <li key={createdAt}>
          <Badge tone="bad">{REASONS[reason]}</Badge> <PostedAt iso={createdAt} /> <bdi>{note}</bdi>
        </li>
      ))}
    </ul>
  );
}
