import type { Contribution, HoldReason } from '@coachlab/contracts';
import { useQuery } from '@coachlab/remote-kit';
import { Badge, EmptyState } from '@coachlab/ui';
import { heldContributions } from '../api/moderation/queries.ts';
import { ContributionList } from './contribution-list.tsx';
import css from './moderation.module.css';

const WHY: Record<HoldReason, string> = {
  links: 'More than two links',
  honeypot: 'Filled in a field that people do not see',
};

export function HeldList() {
  return (
    <ContributionList
      query={useQuery(heldContributions)}
      empty={<EmptyState title="Nothing is held">Every post and reply is out, or gone.</EmptyState>}
      why={Why}
      keep={{ path: 'publish', label: 'Publish', variant: 'try' }}
    />
  );
}

function Why({ of: { heldFor } }: { of: Contribution }) {
  return (
    <p className={css.why}>
      <Badge tone="warn">{heldFor ? WHY[heldFor] : 'Held'}</Badge>
    </p>
  );
}
