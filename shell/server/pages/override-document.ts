import type { ShellAssets } from './shell-assets.ts';

/** What stands inline in it. */
export const overrideStyles = ({ styles }: ShellAssets): string[] => [...styles, OWN_STYLE];

/**
 * The page behind an override's link: the shell's own looks and nothing of any section, so that it works whatever is
 * broken. Its script fills in what the link would change.
 */
export function overrideDocument({ boot, styles, icon }: ShellAssets): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Try a release | Coachlab</title>
<meta name="robots" content="noindex, nofollow">
<script>${boot.code}</script>
${styles.map((text) => `<style>${text}</style>`).join('\n')}
<style>${OWN_STYLE}</style>
<link rel="icon" href="${icon}" type="image/svg+xml">
</head>
<body>
<main class="try">
<h1>Try a release</h1>
<p id="status" role="status">Reading the link...</p>
<div id="offer" hidden>
<p>If you agree, <strong>this browser, and no other,</strong> runs:</p>
<ul id="changes"></ul>
<p>It ends by itself <span id="end"></span>. A banner on every page says that it is on and has a button to end it at once.</p>
<p class="acts"><button id="start" type="button">Try it in this browser</button> <a href="/">No, to the live site</a></p>
</div>
<noscript><p>This page needs JavaScript to read its link.</p></noscript>
</main>
<script src="/-/override.js" defer></script>
</body>
</html>
`;
}

const OWN_STYLE = `
.try { max-width: 40rem; margin: 0 auto; padding: var(--s-8) var(--gutter); }
.try h1 { font: var(--w-serif) var(--t-h1) / var(--lh-tight) var(--serif); letter-spacing: var(--track-display); margin-bottom: var(--s-5); }
.try p, .try ul { margin-bottom: var(--s-4); line-height: var(--lh-text); }
.try li { overflow-wrap: anywhere; }
.try [role='status']:empty { display: none; }
.try .acts { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-3) var(--s-5); margin-top: var(--s-5); }
.try button { min-height: var(--target); padding: 0 1.25rem; border: 0; border-radius: var(--r-2); background: var(--act); color: var(--on-act); font: var(--w-ui) var(--t-base) / var(--lh-ui) var(--sans); cursor: pointer; }
.try button:hover { background: var(--act-strong); }
.try button[aria-disabled='true'] { opacity: 0.6; cursor: default; }
.try a { color: var(--act); }
`;
