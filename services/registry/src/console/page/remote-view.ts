import type { RemoteStatus, TokenInfo } from '@coachlab/contracts';
import { confirm, type Question } from './confirm.ts';
import { h } from './dom.ts';
import { rolloutView, scrollable } from './rollout-view.ts';
import { percent, size, when } from './words.ts';

export type Act = (remote: string, action: string, body: object) => Promise<unknown>;

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

function promotion(name: string, version: string, act: Act): Question {
  return {
    title: `Promote ${version}`,
    says: `Everybody gets ${name}@${version} with their next page. What is stable now becomes the way back.`,
    act: 'Promote',
    run: (answer) => act(name, 'promote', { version, ...answer }),
  };
}

/** Where a rollback may lead, the usual one first. */
function earlier({ fallback, stable, candidate, releases }: RemoteStatus): string[] {
  const kept = releases.filter(
    ({ quarantined, version }) => !quarantined && version !== stable && version !== candidate?.release,
  );
  const versions = kept.map(({ version }) => version);
  return fallback ? [fallback, ...versions.filter((version) => version !== fallback)] : versions;
}

function releaseTable(remote: RemoteStatus, mine: boolean, act: Act): HTMLElement {
  const { name, stable, fallback, candidate, releases } = remote;
  const stateOf = (version: string, quarantined: boolean) => {
    if (quarantined) return 'in quarantine';
    if (version === stable) return 'stable';
    if (version === candidate?.release) return 'candidate';
    return version === fallback ? 'way back' : '';
  };
  return scrollable(
    `Releases of ${name}`,
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ...['Release', 'Published', 'Size', 'State', ''].map((each) => h('th', { scope: 'col' }, each)),
        ),
      ),
      h(
        'tbody',
        {},
        ...releases.map(({ version, publishedAt, bytes, quarantined, digest }) =>
          h(
            'tr',
            { class: quarantined ? 'quarantined' : '' },
            h('th', { scope: 'row', class: 'version', title: digest }, version),
            h('td', {}, h('time', { datetime: publishedAt }, when(publishedAt))),
            h('td', {}, size(bytes)),
            h('td', {}, stateOf(version, quarantined)),
            h(
              'td',
              {},
              mine &&
                !quarantined &&
                version !== stable &&
                h(
                  'button',
                  {
                    type: 'button',
                    class: 'small',
                    'data-key': `${name}-promote-${version}`,
                    'aria-label': `Promote ${version}`,
                    click: () => confirm(promotion(name, version, act)),
                  },
                  'Promote',
                ),
            ),
          ),
        ),
      ),
    ),
  );
}
