import type { Provenance, RemoteStatus } from '@coachlab/contracts';
import { confirm } from './confirm.ts';
import { h } from './dom.ts';
import { type Act, promotion } from './promotion.ts';
import { scrollable } from './rollout-view.ts';
import { size, when } from './words.ts';

/** All releases of a remote, with where each comes from. */
export function releaseTable(remote: RemoteStatus, mine: boolean, act: Act): HTMLElement {
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
          ...['Release', 'Published', 'Size', 'State', 'Source', ''].map((each) =>
            h('th', { scope: 'col' }, each),
          ),
        ),
      ),
      h(
        'tbody',
        {},
        ...releases.map(({ version, publishedAt, bytes, quarantined, digest, provenance }) =>
          h(
            'tr',
            { class: quarantined ? 'quarantined' : '' },
            h('th', { scope: 'row', class: 'version', title: digest }, version),
            h('td', {}, h('time', { datetime: publishedAt }, when(publishedAt))),
            h('td', {}, size(bytes)),
            h('td', {}, stateOf(version, quarantined)),
            h('td', {}, source(`${name}-source-${version}`, provenance)),
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

/** What its publisher says of a build: the commit at a glance, the rest when it is opened. */
function source(key: string, provenance: Provenance | null): HTMLElement | string {
  if (!provenance) return 'not said';
  const { commit, dirty, builder, builtAt, lockfile, sbom } = provenance;
  const changes = dirty ? ' with changes' : '';
  const facts: [string, string][] = [
    ['Commit', commit === null ? 'not said' : commit + changes],
    ['Built by', builder],
    ['Built', when(builtAt)],
    ['Lockfile', lockfile ?? 'not said'],
    ['SBOM', sbom ?? 'not said'],
  ];
  return h(
    'details',
    { class: 'source', 'data-key': key },
    h('summary', {}, commit === null ? 'no commit' : commit.slice(0, 10) + changes),
    h('dl', {}, ...facts.flatMap(([what, value]) => [h('dt', {}, what), h('dd', {}, value)])),
  );
}
