import type { ResolvedSet } from '@coachlab/contracts';
import { routesFrom } from '@coachlab/federation';

const ICONS = '/remotes/shell';

/** What a browser needs to put the site on a home screen, as the sections are. */
export function webManifest(set: ResolvedSet) {
  return {
    id: '/',
    name: 'Coachlab',
    short_name: 'Coachlab',
    description: 'Coaching frameworks, templates, tools and prompts for managers, and a path through them.',
    start_url: startOf(set),
    scope: '/',
    display: 'standalone',
    // As the token --paper in the light theme.
    background_color: '#f7f8f4',
    theme_color: '#f7f8f4',
    icons: [
      { src: `${ICONS}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${ICONS}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${ICONS}/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: `${ICONS}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}

/** Another address of the site's first page, from which no first visit is sent away: whoever has the app was here before. */
function startOf(set: ResolvedSet): string {
  const routes = routesFrom(set);
  const first = routes.find(({ path }) => path === '/');
  const other = routes.find(
    ({ path, remote, route }) =>
      path !== '/' &&
      remote === first?.remote &&
      route.page === first.route.page &&
      route.firstVisitTo === undefined &&
      !/[:*]/.test(path),
  );
  return other?.path ?? '/';
}
