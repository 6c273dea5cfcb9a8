// The console: everything it shows and does goes through the registry's public API, with a team's own token.
import type { TokenInfo } from '@coachlab/contracts';
import { Api, Refused } from './api.ts';
import { auditView } from './audit-view.ts';
import { draw, h } from './dom.ts';
import { remoteView } from './remote-view.ts';
import { when } from './words.ts';

const POLL_MS = 3_000;
/** Gone with the tab. */
const KEY = 'coachlab-console-token';

const byId = (id: string) => document.getElementById(id) as HTMLElement;
let timer: ReturnType<typeof setTimeout> | undefined;
let session: { api: Api; me: TokenInfo } | null = null;

byId('sign-in').addEventListener('submit', (event) => {
  event.preventDefault();
  void signIn((byId('token') as HTMLInputElement).value.trim());
});
byId('sign-out').addEventListener('click', () => signOut(''));
// A tab nobody looks at asks nothing; coming back, it asks at once.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && session) void refresh();
});
const stored = sessionStorage.getItem(KEY);
if (stored) void signIn(stored);
else show('sign-in');

async function signIn(token: string): Promise<void> {
  // A header holds nothing else; a word processor's quotes and dashes are the usual guests.
  if (!/^[\x21-\x7e]+$/.test(token))
    return signOut('This is no token: it has spaces or unusual characters in it.');
  const api = new Api(token);
  try {
    const me = await api.me();
    sessionStorage.setItem(KEY, token);
    session = { api, me };
    (byId('token') as HTMLInputElement).value = '';
    byId('team').textContent = `${me.remote} · ${me.scope}`;
    show('board');
    await refresh();
  } catch (error) {
    signOut(error instanceof Refused ? error.message : 'The registry does not answer. Try again.');
  }
}

function signOut(words: string): void {
  clearTimeout(timer);
  session = null;
  sessionStorage.removeItem(KEY);
  show('sign-in');
  byId('sign-in-fault').textContent = words;
  byId('token').focus();
}

function show(which: 'sign-in' | 'board'): void {
  byId('sign-in').hidden = which !== 'sign-in';
  byId('board').hidden = which !== 'board';
  byId('session').hidden = which !== 'board';
}

async function refresh(): Promise<void> {
  clearTimeout(timer);
  const { api, me } = session ?? {};
  if (!api || !me) return;
  try {
    const [status, audit] = await Promise.all([api.status(), api.audit()]);
    if (session?.api !== api) return;
    const remotes = status.remotes.toSorted(
      (a, b) => Number(b.name === me.remote) - Number(a.name === me.remote),
    );
    draw(byId('remotes'), remotes, () =>
      remotes.length > 0
        ? remotes.map((remote) => remoteView(remote, me, act))
        : [h('p', {}, 'Nothing is published yet. Begin with: coachlab publish <folder>')],
    );
    draw(byId('audit'), audit, () => [auditView(audit)]);
    byId('news').textContent = '';
    byId('epoch').textContent = `epoch ${status.epoch}`;
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return signOut(error.message);
    byId('news').textContent =
      `The registry does not answer (${when(new Date().toISOString())}). What is shown is older.`;
  }
  if (!document.hidden) timer = setTimeout(() => void refresh(), POLL_MS);
}

async function act(remote: string, action: string, body: object): Promise<void> {
  await session?.api.change(remote, action, body);
  await refresh();
}
