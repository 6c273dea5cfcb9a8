import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  AuditRow,
  Provenance,
  RegistryStatus,
  RemoteStatus,
  StoredRehearsal,
  TokenInfo,
} from '@coachlab/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from './query-client.ts';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function hide() {
  this.open = false;
};
const { ROUTES } = await import('./routes.tsx');

const provenance: Provenance = {
  version: '1.2.0-abc',
  commit: '8f24233208aa11bb22cc33dd44ee55ff66778899',
  dirty: true,
  builder: '<b>build server</b> of catalog',
  builtAt: '2026-11-21T09:12:00.000Z',
  lockfile: 'sha384-lockfile',
  sbom: null,
};
const rehearsal: StoredRehearsal = {
  at: '2026-11-21T09:15:00.000Z',
  who: 'catalog (1f3a)',
  among: {},
  pages: { server: 50, browser: 12 },
  faults: [{ address: '/lab', part: 'browser', text: 'It throws <b>here</b>' }],
  changed: [{ address: '/tools', share: 0.123 }],
};
const release = (version: string, more: Partial<RemoteStatus['releases'][number]> = {}) => ({
  version,
  publishedAt: '2026-11-21T09:12:00.000Z',
  digest: 'sha384-digest',
  bytes: 2_048,
  quarantined: false,
  provenance: null,
  rehearsal: null,
  ...more,
});
const catalog: RemoteStatus = {
  name: 'catalog',
  owner: 'team-catalog',
  stable: '1.1.0-abc',
  fallback: '1.0.0-abc',
  releases: [
    release('1.2.0-abc', { provenance, rehearsal }),
    release('1.1.0-abc', {
      provenance: { ...provenance, commit: null, dirty: null },
      rehearsal: { ...rehearsal, faults: [] },
    }),
    release('1.0.0-abc', { quarantined: true }),
  ],
};

/** What the registry answers by path; null: it does not answer at all. */
let answers: Record<string, unknown> | null;
let remotes: RemoteStatus[];
let rehearsals: RegistryStatus['rehearsals'] | null;
let shellBuilds: RegistryStatus['shellBuilds'];
let me: Partial<TokenInfo>;
/** What was asked to be changed. */
let sent: { path: string; body: unknown }[];
const realFetch = globalThis.fetch;

beforeEach(() => {
  remotes = [catalog];
  rehearsals = null;
  shellBuilds = undefined;
  me = { remote: 'catalog', scope: 'release' };
  answers = {};
  sent = [];
  // The one thing that is not there: the registry.
  globalThis.fetch = async (address, init) => {
    const path = String(address).replace('/api/registry/', '').split('?')[0]!;
    if (init?.body) sent.push({ path, body: JSON.parse(init.body as string) });
    if (answers === null) throw new TypeError('Failed to fetch');
    const status: RegistryStatus = {
      epoch: 1,
      certifiedUntil: '2027-01-01T00:00:00.000Z',
      remotes,
      shells: [],
      ...(rehearsals && { rehearsals }),
      ...(shellBuilds && { shellBuilds }),
    };
    const audit: AuditRow[] = [];
    const known: Record<string, unknown> = { 'tokens/current': me, status, audit, ...answers };
    const answer = known[path] ?? {};
    const refused = typeof answer === 'object' && 'refused' in answer;
    return { ok: !refused, status: refused ? answer.refused : 200, json: async () => answer } as Response;
  };
  sessionStorage.setItem('coachlab-console-token', 'catalog-token-0123456789');
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

function open(address: string) {
  const router = createMemoryRouter(ROUTES, { initialEntries: [address] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

describe('the list of remotes', () => {
  it('leads to each, and says what runs of it', async () => {
    const user = open('/');
    const row = await screen.findByRole('row', { name: /^catalog/ });
    expect(row.textContent).toContain('1.1.0-abc');
    expect(row.textContent).toContain('yours');
    await user.click(within(row).getByRole('link', { name: 'catalog' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'catalog' })).toBeTruthy();
  });

  it('says where another release answers in the place of stable', async () => {
    const by = [{ version: '1.0.0-abc', pages: 37 }];
    remotes = [{ ...catalog, standIns: [{ version: '1.1.0-abc', minutes: 5, pages: 40, failed: 0, by }] }];
    const user = open('/');
    const row = await screen.findByRole('row', { name: /^catalog/ });
    expect(row.textContent).toContain('Misses pages');
    await user.click(within(row).getByRole('link', { name: 'catalog' }));
    expect(
      await screen.findByText(
        /Stable is 1\.1\.0-abc, but 1\.0\.0-abc answered 37 of 40 pages in the last 5 minutes\./,
      ),
    ).toBeTruthy();
  });

  it('says how to begin when there is none', async () => {
    remotes = [];
    open('/');
    expect(await screen.findByText('Nothing is published yet')).toBeTruthy();
  });

  it('says that the registry does not answer, and tries again when told to', async () => {
    answers = { status: { refused: 500, title: 'Internal Server Error' } };
    const user = open('/');
    const failure = await screen.findByText('The remotes could not be loaded');
    answers = {};
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /^catalog/ })).toBeTruthy();
    expect(failure.isConnected).toBe(false);
  });
});

describe('a remote', () => {
  it('shows where its releases come from, as text', async () => {
    const user = open('/remotes/catalog');
    const row = await screen.findByRole('row', { name: /^1\.2\.0-abc/ });
    await user.click(within(row).getByText('8f24233208 with changes'));
    expect(row.textContent).toContain('8f24233208aa11bb22cc33dd44ee55ff66778899 with changes');
    expect(row.textContent).toContain('<b>build server</b> of catalog');
    expect(row.querySelector('b')).toBeNull();
    expect(screen.getByRole('row', { name: /^1\.1\.0-abc/ }).textContent).toContain('no commit');
    const quarantined = screen.getByRole('row', { name: /^1\.0\.0-abc/ });
    expect(quarantined.textContent).toContain('In quarantine');
    expect(within(quarantined).queryByRole('button', { name: /^Promote/ })).toBeNull();
  });

  it('shows what each rehearsal found, as text', async () => {
    const user = open('/remotes/catalog');
    const row = await screen.findByRole('row', { name: /^1\.2\.0-abc/ });
    await user.click(within(row).getByText(/^Failed, 1.found$/));
    expect(row.textContent).toContain('/lab: It throws <b>here</b>');
    expect(row.textContent).toContain('50 pages on the server, 12 in a browser');
    expect(row.textContent).toContain('Looks different from stable: /tools (13 %)');
    expect(row.querySelector('b')).toBeNull();
    const passed = screen.getByRole('row', { name: /^1\.1\.0-abc/ });
    expect(within(passed).getByText('Passed')).toBeTruthy();
    expect(screen.getByRole('row', { name: /^1\.0\.0-abc/ }).textContent).toContain('none');
  });

  it('says what waits for the platform’s rehearsal, since when nobody plays it, and lets its team take it back', async () => {
    rehearsals = { required: true, seenAt: '2026-11-21T08:00:00.000Z', playedAt: null };
    const queuedRehearsal = {
      version: '1.2.0-abc',
      action: 'promote' as const,
      who: 'catalog (1f3a)',
      askedAt: '2026-11-21T09:20:00.000Z',
      state: 'waiting' as const,
      playedSince: null,
      waitsUntil: '2026-11-21T10:20:00.000Z',
      endedAt: null,
      reason: 'No site answers.',
    };
    remotes = [{ ...catalog, queuedRehearsal }];
    open('/remotes/catalog');
    expect(await screen.findByText('The promotion of 1.2.0-abc waits for a rehearsal')).toBeTruthy();
    expect(screen.getByText(/^The rehearser was last heard of at 2026-11-21/)).toBeTruthy();
    expect(screen.getByText(/The last attempt: No site answers\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take it back' })).toBeTruthy();
    cleanup();
    const reason = '/lab: <b>no</b>';
    remotes = [{ ...catalog, queuedRehearsal: { ...queuedRehearsal, state: 'refused', reason } }];
    open('/remotes/catalog');
    expect(await screen.findByText('The promotion of 1.2.0-abc was refused')).toBeTruthy();
    expect(screen.getByText(/\/lab: <b>no<\/b>$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  });

  it('lets a release out of quarantine with a reason, and not without', async () => {
    const user = open('/remotes/catalog');
    await user.click(await screen.findByRole('button', { name: 'Lift the quarantine of 1.0.0-abc' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lift the quarantine' }));
    const press = () => user.click(dialog.getByRole('button', { name: 'Lift the quarantine' }));
    await press();
    expect(dialog.getByText(/^Say what was wrong/)).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Reason/), 'search is back');
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { version: '1.0.0-abc', why: 'search is back' };
    expect(sent).toEqual([{ path: 'remotes/catalog/lift', body }]);
  });

  it('has a promotion judged on its way to everybody, unless somebody wants it at once', async () => {
    const user = open('/remotes/catalog');
    const promote = async () => {
      await user.click(await screen.findByRole('button', { name: 'Promote 1.2.0-abc' }));
      return within(await screen.findByRole('dialog', { name: 'Promote' }));
    };
    const confirm = async (dialog: ReturnType<typeof within>) => {
      await user.click(dialog.getByRole('button', { name: 'Promote' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const dialog = await promote();
    expect(dialog.getByText(/^A tenth of the visitors get catalog@1\.2\.0-abc/)).toBeTruthy();
    await confirm(dialog);
    const again = await promote();
    await user.click(again.getByRole('checkbox', { name: /^To everybody at once/ }));
    await confirm(again);
    const path = 'remotes/catalog/promote';
    expect(sent).toEqual([
      { path, body: { version: '1.2.0-abc', watched: true } },
      { path, body: { version: '1.2.0-abc', watched: false } },
    ]);
    cleanup();
    // What visitors meet already has been judged so far.
    remotes = [{ ...catalog, candidate: { release: '1.2.0-abc', weight: 1_000, seed: 'seed' } }];
    const over = open('/remotes/catalog');
    await over.click(await screen.findByRole('button', { name: 'Promote' }));
    const finish = within(await screen.findByRole('dialog', { name: 'Promote' }));
    expect(finish.getByText(/^Everybody gets catalog@1\.2\.0-abc with their next page/)).toBeTruthy();
    expect(finish.queryByRole('checkbox')).toBeNull();
  });

  it('offers its own team a canary and a rollback, and others nothing', async () => {
    open('/remotes/catalog');
    expect(await screen.findByRole('button', { name: 'Start a canary' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Roll back' })).toBeTruthy();
    cleanup();
    me = { remote: 'journey', scope: 'release' };
    open('/remotes/catalog');
    await screen.findByRole('heading', { level: 1, name: 'catalog' });
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign out']);
  });

  it('that nobody has is said to be none', async () => {
    open('/remotes/nobodys');
    expect(await screen.findByText('There is no remote nobodys')).toBeTruthy();
  });
});

describe('the shell', () => {
  const times = { firstAt: '2026-11-21T09:12:00.000Z', lastAt: '2026-11-21T09:15:00.000Z' };
  const error = { class: 'uncaught' as const, sessions: 3, ...times };
  const stack =
    'TypeError: <img src=x onerror=alert(1)>\nat press (https://lab.example/remotes/shell/shell.8f.js:1:2)';

  it('shows each build, and as text what its own files threw', async () => {
    shellBuilds = [
      { build: '8f24233208', running: true, ...times, errors: [{ ...error, stack }] },
      { build: 'aa11bb22cc', running: false, ...times, errors: [] },
    ];
    const person = open('/');
    await person.click(await screen.findByRole('link', { name: 'see the shell' }));
    const running = within(await screen.findByRole('region', { name: 'Build 8f24233208' }));
    expect(running.getByText('Running')).toBeTruthy();
    expect(running.getByText(/^uncaught in 3 sessions, first 2026-11-21 .*, last 2026-11-21 /)).toBeTruthy();
    expect(running.getByText(/TypeError: <img src=x onerror=alert\(1\)>/).tagName).toBe('PRE');
    expect(document.querySelector('img')).toBeNull();
    const former = within(screen.getByRole('region', { name: 'Build aa11bb22cc' }));
    expect([former.getByText('Not running'), former.getByText('No errors.')]).toHaveLength(2);
  });

  it('of a registry that knows no builds is said to have announced none', async () => {
    open('/shell');
    expect(await screen.findByRole('heading', { name: 'No shell has announced a build yet' })).toBeTruthy();
  });
});

describe('signing in', () => {
  it('is asked for again, with the reason, when the token ends', async () => {
    answers = { status: { refused: 401, detail: 'This token is unknown or has expired.' } };
    open('/');
    expect(await screen.findByLabelText('Team token')).toBe(document.activeElement);
    expect(screen.getByRole('alert').textContent).toBe('This token is unknown or has expired.');
    expect(sessionStorage.length).toBe(0);
  });

  it('refuses what no header can hold, and sends none of it', async () => {
    sessionStorage.clear();
    const user = open('/');
    await user.type(await screen.findByLabelText('Team token'), '“catalog token”');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('alert').textContent).toContain('This is no token');
  });
});
