import { hide, show } from './overlay.ts';
import type { Traced } from './faults.ts';

const ELEMENT_ID = 'coachlab-dev-faults';
const ELEMENT = new RegExp(`<script type="application/json" id="${ELEMENT_ID}">([^<]*)</script>`);

/** Sections whose page failed on the server, so that this page was drawn here. */
let failed: string[] = [];
const QUIET_MS = 700;
let soon: ReturnType<typeof setTimeout> | undefined;

/** Shows what failed while this page was drawn on the server. */
export function showServerFaults(): void {
  const element = document.getElementById(ELEMENT_ID);
  if (element) tell(JSON.parse(element.textContent) as Traced[]);
}

/** Once nothing has changed for a moment, so that it takes no time from what is to be on the screen at once. */
export function askServerSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => void askServer(), QUIET_MS);
}

/** Whether the page as it is now can be drawn on the server. */
async function askServer(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
  if (!response?.ok) return;
  tell(JSON.parse(ELEMENT.exec(await response.text())?.[1] ?? '[]') as Traced[]);
}

function tell(faults: Traced[]): void {
  for (const section of failed) hide(`server:${section}`);
  failed = faults.map(({ section }) => section);
  for (const { section, title, at, text } of faults) show(`server:${section}`, { title, at, text });
}
