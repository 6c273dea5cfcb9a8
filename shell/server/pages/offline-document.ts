import { LIST_PLACE } from '../../app/offline/addresses.ts';
import type { ShellAssets } from './shell-assets.ts';

/** What stands inline in it. */
export const offlineStyles = ({ styles }: ShellAssets): string[] => [...styles, OWN_STYLE];

/** What the service worker shows in the place of a page that it has not kept: the shell's looks and no script but the first. */
export function offlineDocument({ boot, styles, icon }: ShellAssets): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline | Coachlab</title>
<meta name="robots" content="noindex, nofollow">
<script>${boot.code}</script>
${styles.map((text) => `<style>${text}</style>`).join('\n')}
<style>${OWN_STYLE}</style>
<link rel="icon" href="${icon}" type="image/svg+xml">
</head>
<body>
<main class="offline">
<h1>You are offline</h1>
<p>This page needs a connection: it has not been opened in this browser since the site last changed. What you wrote is kept.</p>
<p><a href="">Try again</a></p>
${LIST_PLACE}
</main>
</body>
</html>
`;
}

const OWN_STYLE = `
.offline { max-width: 40rem; margin: 0 auto; padding: var(--s-8) var(--gutter); }
.offline h1, .offline h2 { font-family: var(--serif); font-weight: var(--w-serif); line-height: var(--lh-tight); }
.offline h1 { font-size: var(--t-h1); letter-spacing: var(--track-display); margin-bottom: var(--s-5); }
.offline h2 { font-size: var(--t-h2); margin: var(--s-7) 0 var(--s-3); }
.offline p { margin-bottom: var(--s-4); line-height: var(--lh-text); }
.offline ul { padding: 0; list-style: none; }
.offline li a { display: flex; align-items: center; min-height: var(--target); border-bottom: var(--hair) solid var(--rule); overflow-wrap: anywhere; }
.offline a { color: var(--act); }
`;
