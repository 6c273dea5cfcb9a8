import type { AuditRow } from '@coachlab/contracts';
import { h } from './dom.ts';
import { scrollable } from './rollout-view.ts';
import { when } from './words.ts';

export function auditView(rows: AuditRow[]): HTMLElement {
  if (rows.length === 0) return h('p', {}, 'Nothing has happened yet.');
  const head = ['When', 'Section', 'What', 'From', 'To', 'Who', 'Why'];
  return scrollable(
    'Audit trail',
    h(
      'table',
      { class: 'audit' },
      h('thead', {}, h('tr', {}, ...head.map((each) => h('th', { scope: 'col' }, each)))),
      h(
        'tbody',
        {},
        ...rows.map(({ at, remote, action, from, to, who, why }) =>
          h(
            'tr',
            {},
            h('td', {}, h('time', { datetime: at }, when(at))),
            h('td', {}, remote),
            h('td', {}, h('strong', {}, action)),
            h('td', { class: 'version' }, from ?? '-'),
            h('td', { class: 'version' }, to ?? '-'),
            h('td', {}, who),
            h('td', { class: 'why' }, why ?? '-'),
          ),
        ),
      ),
    ),
  );
}
