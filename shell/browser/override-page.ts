// The script of /-/override: says what the link would change, and changes it when its button is pressed.
import type { OverridePreview } from '../app/override-preview.ts';

const element = (id: string) => document.getElementById(id) as HTMLElement;
const say = (words: string) => (element('status').textContent = words);
const token = location.hash.slice(1);

if (token === '') say('This link has no release in it. Copy the whole of what the coachlab command printed.');
else void ask('/-/override/preview').then((preview) => preview && show(preview));

function show({ remotes, expiresAt }: OverridePreview): void {
  element('changes').replaceChildren(
    ...remotes.map(({ remote, version, instead, runs }) => {
      const item = document.createElement('li');
      const name = document.createElement('strong');
      name.textContent = `${remote}@${version}`;
      item.append(
        name,
        instead === version
          ? ', which is what you have now'
          : instead
            ? ` instead of ${instead}`
            : ', a section that is not live yet',
        runs ? '' : '. It cannot be loaded at the moment: until it can, you see what is live',
      );
      return item;
    }),
  );
  const end = new Date(expiresAt);
  const minutes = Math.max(1, Math.round((end.getTime() - Date.now()) / 60_000));
  element('end').textContent =
    `at ${end.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}, in ${minutes} min`;
  say('');
  element('offer').hidden = false;
  element('start').addEventListener('click', () => void start());
}

async function start(): Promise<void> {
  const button = element('start');
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  // The link leaves the history: going back must not offer it again.
  if (await ask('/-/override')) location.replace('/');
  else button.ariaDisabled = 'false';
}

/** Null after saying what went wrong. */
async function ask(path: string): Promise<OverridePreview | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (response.ok) return (await response.json()) as OverridePreview;
    say('This link is not valid, or no longer. Ask for another one.');
  } catch {
    say('The site does not answer. Reload the page to try again.');
  }
  return null;
}
