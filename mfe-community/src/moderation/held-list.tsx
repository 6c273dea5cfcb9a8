import type { HoldReason } from '@coachlab/contracts';
import { useQuery } from '@coachlab/remote-kit';
import { Badge, Button, EmptyState, Stack } from '@coachlab/ui';
import { heldContributions } from '../api/moderation/queries.ts';
import { ContributionPanel } from './contribution-panel.tsx';
import { DeleteButton } from './delete-button.tsx';
import { Loaded } from './loaded.tsx';
import css from './moderation.module.css';
import { useAct } from './use-act.ts';

const WHY: Record<HoldReason, string> = {
  links: 'More than two links',
  honeypot: 'Filled in a field that people do not see',
};

export function HeldList() {
  const query = useQuery(heldContributions);
  const act = useAct();
  return (
    <Loaded query={query}>
      {(held) =>
        held.length === 0 ? (
          <EmptyState title="Nothing is held">Every post and reply is out, or gone.</EmptyState>
        ) : (
          <Stack>
            {held.map((one) => (
              <ContributionPanel
                key={one.id}
                of={one}
                why={
                  <p className={css.why}>
                    <Badge tone="warn">{one.heldFor ? WHY[one.heldFor] : 'Held'}</Badge>
                  </p>
                }
                act={
                  <>
                    <Button
                      size="small"
                      variant="try"
                      disabled={act.isPending}
                      onClick={() => act.mutate({ path: `${one.kind}/${one.id}/publish` })}
                    >
                      Publish
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
