import type { RemoteStatus } from '@coachlab/contracts';
import { Button, type ButtonVariant, Row } from '@coachlab/ui';
import { useState } from 'react';
import { ChangeDialog, type Question } from './change-dialog.tsx';

/** What the remote's own team may do now. */
export function Actions({ remote }: { remote: RemoteStatus }) {
  const [asked, setAsked] = useState<Question | null>(null);
  return (
    <>
      <Row>
        {questionsFor(remote).map(({ variant, ...question }) => (
          <Button key={question.action} variant={variant} onClick={() => setAsked(question)}>
            {question.title}
          </Button>
        ))}
      </Row>
      {asked && <ChangeDialog remote={remote.name} question={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type Offered = Question & { variant?: ButtonVariant };

function questionsFor(remote: RemoteStatus): Offered[] {
  const { name, stable, candidate, rollout, queuedRehearsal } = remote;
  const phase = rollout?.phase;
  const waits = phase === 'paused' || phase === 'gate';
  const offered: Offered[] = [];
  if (candidate) {
    offered.push({ ...promotion(name, candidate.release), variant: 'primary' });
    if (rollout?.plan)
      offered.push(
        waits
          ? { action: 'resume', title: 'Resume', says: 'The rollout goes on with its plan.' }
          : {
              action: 'pause',
              title: 'Pause',
              says: `${name} stays where it is until somebody resumes it. It is judged all the same.`,
            },
      );
    offered.push({
      action: 'abort',
      title: 'Abort',
      says: `Nobody gets ${candidate.release} any more, and its bytes go into quarantine for good.`,
      danger: true,
      variant: 'danger',
    });
  }
  if (!candidate && queuedRehearsal?.state === 'waiting')
    offered.push({
      action: 'abort',
      title: 'Take it back',
      says: `${queuedRehearsal.version} is not rehearsed any more, and goes no further.`,
    });
  const others = versionsBesides(remote);
  if (stable !== null && others.length > 0) {
    if (!candidate)
      offered.push({
        action: 'canary',
        title: 'Start a canary',
        says: 'Some visitors get the release you choose, more with every step while it stays healthy.',
        versions: others,
      });
    offered.push({
      action: 'rollback',
      title: 'Roll back',
      says: 'Everybody gets the release you choose; a running rollout ends.',
      versions: fallbackFirst(remote, others),
    });
  }
  return offered;
}

export function promotion(name: string, version: string): Question {
  return {
    action: 'promote',
    title: 'Promote',
    says: `Everybody gets ${name}@${version} with their next page. What is stable now becomes the fallback.`,
    version,
  };
}

/** Releases that visitors could be moved to, the newest first. */
function versionsBesides({ releases, stable, candidate }: RemoteStatus): string[] {
  return releases
    .filter(
      ({ quarantined, version }) => !quarantined && version !== stable && version !== candidate?.release,
    )
    .map(({ version }) => version);
}

function fallbackFirst({ fallback }: RemoteStatus, versions: string[]): string[] {
  return fallback && versions.includes(fallback)
    ? [fallback, ...versions.filter((version) => version !== fallback)]
    : versions;
}
