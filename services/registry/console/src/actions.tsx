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
    offered.push({ ...promotion(remote, candidate.release), variant: 'primary' });
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
      says: `Nobody gets ${candidate.release} any more, and its bytes go into quarantine.`,
      danger: true,
      variant: 'danger',
    });
  }
  if (!candidate && queuedRehearsal?.state === 'waiting')
    offered.push({
      action: 'abort',
      title: 'Take it back',
      says: `${queuedRehearsal.version} is no longer being rehearsed; the request is cancelled.`,
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

/** What visitors meet already, and a first release, go to everybody at once: there is nothing left to judge, or nothing to compare with. */
export function promotion({ name, stable, candidate }: RemoteStatus, version: string): Question {
  const release = `${name}@${version}`;
  const isWatched = stable !== null && candidate?.release !== version;
  return {
    action: 'promote',
    title: 'Promote',
    says: isWatched
      ? `A tenth of the visitors get ${release} with their next page, and everybody within half an hour. If it fails more often than ${stable}, it is taken back.`
      : `Everybody gets ${release} with their next page. What is stable now becomes the fallback.`,
    isWatched,
    version,
  };
}

export function lifting(name: string, version: string): Question {
  return {
    action: 'lift',
    title: 'Lift the quarantine',
    says: `${name}@${version} may be rolled out again. Nobody gets it by this alone.`,
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
