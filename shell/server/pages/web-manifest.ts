const ICONS = '/remotes/shell';

/** What a browser needs to put the site on a home screen. */
export function webManifest() {
  return {
    id: '/',
    name: 'Coachlab',
    short_name: 'Coachlab',
    description: 'Coaching frameworks, templates, tools and prompts for managers, and a path through them.',
    start_url: '/home',
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
