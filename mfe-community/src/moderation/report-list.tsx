import type { ReportReason } from '@coachlab/contracts';
import { useQuery } from '@coachlab/remote-kit';
import { Badge, Button, EmptyState, Stack } from '@coachlab/ui';
import { reportedContributions } from '../api/moderation/queries.ts';
import { PostedAt } from '../shared/posted-at.tsx';
import { ContributionPanel } from './contribution-panel.tsx';
import { DeleteButton } from './delete-button.tsx';
import { Loaded } from './loaded.tsx';
import css from './moderation.module.css';
import { useAct } from './use-act.ts';

const REASONS: Record<ReportReason, string> = {
  spam: 'Spam',
  unkind: 'Unkind',
  private: 'Private things',
  other: 'Something else',
};

export function ReportList() {
  const query = useQuery(reportedContributions);
  const act = useAct();
  return (
    <Loaded query={query}>
      {(reported) =>
        reported.length === 0 ? (
          <EmptyState title="Nothing is reported">Nobody asked you to look at anything.</EmptyState>
        ) : (
          <Stack>
            {reported.map((one) => (
              <ContributionPanel
                key={one.id}
                of={one}
                why={
                  <ul className={css.why}>
                    {one.reports.map((report) => (
                      <li key={report.createdAt}>
                        <Badge tone="bad">{REASONS[report.reason]}</Badge> <PostedAt iso={report.createdAt} />{' '}
                        <bdi>{report.note}</bdi>
                      </li>
                    ))}
                  </ul>
                }
                act={
                  <>
                    <Button
                      size="small"
                      disabled={act.isPending}
                      onClick={() => act.mutate({ path: `${one.kind}/${one.id}/dismiss` })}
                    >
                      Leave it
                    </Button>
                    <DeleteButton
                      what={`this ${one.kind}`}
                      disabled={act.isPending}
                      onDelete={() => act.mutate({ path: `${one.kind}/${one.id}`, method: 'DELETE' })}
                    />
                  </>
                }
              />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}
