import { useQuery } from '@coachlab/remote-kit';
import { Button, Dialog, FailedPanel, Skeleton } from '@coachlab/ui';
import { useState } from 'react';
import { artifactTitles } from '../api/artifacts.ts';
import { journeyContent } from '../api/journey-content.ts';
import { ChallengeCards } from '../challenges/challenge-cards.tsx';
import { Resources } from '../challenges/resources.tsx';
import { supportLine } from '../shared/support-line.ts';
import css from '../challenges/challenges.module.css';

interface ChallengeDialogProps {
  open: boolean;
  onClose: () => void;
  /** Chosen from the start. */
  challenge?: string;
}

/** Opened by the shell from the home page's buttons. Following any link closes it. */
export function Component({ open, onClose, challenge: asked }: ChallengeDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(journeyContent);
  const { data: titles } = useQuery(artifactTitles);
  const [chosen, setChosen] = useState<string | null>(asked ?? null);
  const challenge = data?.challenges.find(({ id }) => id === chosen);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Solve a Coaching Challenge"
      description="Select your current coaching challenge and get instant access to frameworks, templates, and AI tools"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={css.dialog}>
        {data ? (
          <ChallengeCards challenges={data.challenges} chosen={chosen} onChoose={setChosen}>
            {challenge && <Resources of={challenge} titles={titles} onFollow={onClose} />}
          </ChallengeCards>
        ) : error ? (
          <FailedPanel
            level={3}
            title="The challenges did not load"
            onRetry={() => void refetch()}
            retrying={isFetching}
            support={supportLine(error)}
          />
        ) : (
          <Skeleton shape="rows" count={8} label="Loading challenges..." />
        )}
      </div>
    </Dialog>
  );
}
