import type { Contribution } from '@coachlab/contracts';
import { Button, type ButtonProps, Stack } from '@coachlab/ui';
import type { ComponentType, ReactNode } from 'react';
import { ContributionPanel } from './contribution-panel.tsx';
import { DeleteButton } from './delete-button.tsx';
import { Loaded, type LoadedQuery } from './loaded.tsx';
import { useAct } from './use-act.ts';

interface ContributionListProps<T extends Contribution> {
  query: LoadedQuery<T[]>;
  /** Shown instead of no contributions. */
  empty: ReactNode;
  /** Why it is here. */
  why: ComponentType<{ of: T }>;
  /** What lets it stay; deleting it is the other choice. */
  keep: { path: 'publish' | 'dismiss'; label: string; variant?: ButtonProps['variant'] };
}

/** What people wrote and the coach has to decide on: it stays, or it goes. */
export function ContributionList<T extends Contribution>(props: ContributionListProps<T>) {
  const { query, empty, why: Why, keep } = props;
  const act = useAct();
  return (
    <Loaded query={query}>
      {(contributions) =>
        contributions.length === 0 ? (
          empty
        ) : (
          <Stack>
            {contributions.map((one) => (
              <ContributionPanel
                key={one.id}
                of={one}
                why={<Why of={one} />}
                act={
                  <>
                    <Button
                      size="small"
                      variant={keep.variant}
                      disabled={act.isPending}
                      onClick={() => act.mutate({ path: `${one.kind}/${one.id}/${keep.path}` })}
                    >
                      {keep.label}
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
