import type { RemoteStatus, TokenInfo } from '@coachlab/contracts';
import { confirm, type Question } from './confirm.ts';
import { h } from './dom.ts';
import { type Act, promotion } from './promotion.ts';
import { rolloutView } from './rollout-view.ts';
import { releaseTable } from './release-table.ts';
import { percent } from './words.ts';

/** One section: what runs of it, its rollout, its releases, and what its team may do. */
export function remoteView(remote: RemoteStatus, me: TokenInfo, act: Act): HTMLElement {
  const { name, owner, stable, fallback, candidate, rollout, releases } = remote;
  const mine = me.remote === name && me.scope === 'release';
  const runs = [
    stable ? `${stable} is stable` : 'Nothing is live yet',
    candidate && !rollout ? `${candidate.release} at ${percent(candidate.weight)}` : null,
    fallback ? `${fallback} is the way back` : null,
  ];
  return h(
    'article',
    { class: 'remote' },
    h(
      'header',
      {},
      h('h3', {}, name),
      h('span', { class: 'quiet' }, owner),
      mine && h('span', { class: 'mine' }, 'yours'),
    ),
    h('p', {}, `${runs.filter((each) => each !== null).join(' · ')}.`),
    remote.disabled &&
      h('p', { class: 'verdict bad' }, h('strong', {}, 'Switched off'), ' Its screens show a panel.'),
    mine && buttons(remote, act),
    rollout && rolloutView(rollout),
    h(
      'details',
      { 'data-key': `releases-${name}` },
      h('summary', {}, `Releases (${releases.length})`),
      releaseTable(remote, mine, act),
    ),
  );
}

function buttons(remote: RemoteStatus, act: Act): HTMLElement {
  const { name, candidate, rollout, stable } = remote;
  const phase = rollout && rollout.phase !== 'ended' ? rollout.phase : null;
  const waiting = phase === 'paused' || phase === 'gate';
  const button = (label: string, question: Question, look = '') =>
    h(
      'button',
      { type: 'button', class: look, 'data-key': `${name}-${label}`, click: () => confirm(question) },
      label,
    );
  const simple = (action: string, title: string, says: string, more: Partial<Question> = {}): Question => ({
    title,
    says,
    act: title,
    run: (answer) => act(name, action, answer),
    ...more,
  });
  const older = earlier(remote);
  return h(
    'p',
    { class: 'acts' },
    candidate && button('Promote', promotion(name, candidate.release, act), 'primary'),
    phase &&
      !waiting &&
      button(
        'Pause',
        simple(
          'pause',
          'Pause',
          `${name} stays where it is until somebody resumes it. It is judged all the same.`,
        ),
      ),
    phase &&
      waiting &&
      button('Resume', simple('resume', 'Resume', 'The rollout goes on with its plan.'), 'primary'),
    candidate &&
      button(
        'Abort',
        simple(
          'abort',
          'Abort',
          `Nobody gets ${candidate.release} any more, and its bytes go into quarantine for good.`,
          {
            danger: true,
          },
        ),
        'danger',
      ),
    stable !== null &&
      older.length > 0 &&
      button(
        'Roll back',
        simple('rollback', 'Roll back', `Everybody gets the release you choose; a running rollout ends.`, {
          versions: older,
        }),
      ),
  );
}

/** Where a rollback may lead, the usual one first. */
function earlier({ fallback, stable, candidate, releases }: RemoteStatus): string[] {
  const kept = releases.filter(
    ({ quarantined, version }) => !quarantined && version !== stable && version !== candidate?.release,
  );
  const versions = kept.map(({ version }) => version);
  return fallback ? [fallback, ...versions.filter((version) => version !== fallback)] : versions;
}
