import type { ArmFigures, RolloutStatus } from '@coachlab/contracts';
import { h } from './dom.ts';
import { badRate, percent, span, when } from './words.ts';

const PHASES: Record<RolloutStatus['phase'], string> = {
  step: 'On its way',
  gate: 'Waits for a person',
  paused: 'Paused',
  bake: 'Baking: 2 % stay on the release before',
  ended: 'Ended',
};
const OUTCOMES: Record<NonNullable<RolloutStatus['outcome']>, string> = {
  promoted: 'promoted',
  replaced: 'replaced by another candidate',
  rolled_back: 'rolled back',
  aborted: 'aborted',
};
const VERDICTS: Record<NonNullable<RolloutStatus['verdict']>['state'], [words: string, tone: string]> = {
  healthy: ['Healthy', 'good'],
  breach: ['Breach', 'bad'],
  hard_trip: ['Fully broken', 'bad'],
  inconclusive: ['Not enough to say', 'open'],
  freeze: ['Frozen: both arms fail', 'bad'],
};

/** The running rollout of a remote, or how the last one ended. */
export function rolloutView(rollout: RolloutStatus): HTMLElement {
  const { version, phase, weight, outcome, verdict, exposed, plan, step } = rollout;
  const ended = phase === 'ended';
  const steps = plan && !ended ? ` · step ${step + 1} of ${plan.steps.length}, ${span(plan.every)} each` : '';
  return h(
    'section',
    { class: `rollout ${ended ? 'ended' : ''}`, 'aria-label': `Rollout of ${version}` },
    h(
      'h4',
      {},
      ended ? `Last rollout: ${version}` : `${version} at ${percent(weight)}`,
      h(
        'span',
        { class: 'phase' },
        ended && outcome ? `${PHASES.ended}: ${OUTCOMES[outcome]}` : PHASES[phase],
      ),
    ),
    !ended && h('progress', { max: '10000', value: String(weight), 'aria-label': 'Share of visitors' }),
    h(
      'p',
      { class: 'quiet' },
      `${ended && rollout.endedAt ? when(rollout.endedAt) : `since ${when(rollout.phaseSince)}`}${steps}`,
    ),
    verdict && verdictView(verdict),
    arms(rollout),
    h(
      'p',
      {},
      `${exposed.sessions} ${exposed.sessions === 1 ? 'session' : 'sessions'} met it in all, ${exposed.failed} of them failed.`,
    ),
    rollout.errors.length > 0 && errors(rollout),
  );
}

function verdictView({ state, reason, at }: NonNullable<RolloutStatus['verdict']>): HTMLElement {
  const [words, tone] = VERDICTS[state];
  return h(
    'p',
    { class: `verdict ${tone}` },
    h('strong', {}, words),
    ` ${reason} `,
    h('time', { datetime: at }, when(at)),
  );
}

function arms({ canary, stable }: RolloutStatus): HTMLElement {
  const row = (name: string, figures: ArmFigures) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, name),
      h('td', { class: 'version' }, figures.version),
      h('td', {}, String(figures.sessions)),
      h('td', {}, String(figures.failed)),
      h('td', {}, badRate(figures)),
      h('td', {}, figures.lcp === null ? '-' : `${figures.lcp} ms`),
    );
  const head = ['Arm', 'Release', 'Sessions', 'Failed', 'Rate', 'LCP'];
  return scrollable(
    'Both arms',
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ...head.map((each) => h('th', { scope: 'col' }, each)))),
      h('tbody', {}, row('Candidate', canary), stable && row('Stable', stable)),
    ),
  );
}

function errors({ id, errors: list }: RolloutStatus): HTMLElement {
  return h(
    'details',
    { 'data-key': `errors-${id}` },
    h('summary', {}, `Top errors (${list.length})`),
    h(
      'ol',
      { class: 'errors' },
      ...list.map((error) =>
        h(
          'li',
          {},
          h(
            'p',
            {},
            h('strong', {}, error.class.replace('_', ' ')),
            ` in ${error.sessions} sessions of ${error.version}`,
          ),
          error.stack && h('pre', { tabindex: '0' }, error.stack),
        ),
      ),
    ),
  );
}

/** A wide table scrolls by itself on a phone, by finger and by keyboard. */
export function scrollable(label: string, table: HTMLElement): HTMLElement {
  return h('div', { class: 'scroll', role: 'region', 'aria-label': label, tabindex: '0' }, table);
}
