import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AssessmentData, CommunityData, Erasure } from '@coachlab/contracts';
import { fakeApi, renderPage } from '@coachlab/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import * as privacy from './privacy.tsx';

const KEEPERS = { assessment: 'Assessments and certifications', community: 'Forum' };
const READ = { assessment: 'GET /api/assessment/my-data', community: 'GET /api/community/my-data' };
const ERASE = { assessment: 'DELETE /api/assessment/my-data', community: 'DELETE /api/community/my-data' };
const SET = 'GET /discovery/set';
/** What the sections say of themselves. */
const setOf = (keepers: Record<string, string>) => ({
  epoch: 1,
  remotes: [
    { name: 'catalog', release: { roles: [{ role: 'artifacts', from: '/api/artifacts' }] } },
    { name: 'before', release: {} },
    ...Object.entries(keepers).map(([name, title]) => ({
      name: `section-${name}`,
      release: { roles: [{ role: 'my-data', from: `/api/${name}/my-data`, title }] },
    })),
  ],
});

const RESULTS: AssessmentData = {
  icpiResults: [],
  enrolments: [],
  recovery: { codeMadeAt: '2026-03-01T10:00:00.000Z', otherBrowsers: 2 },
  workshops: { opened: [], joined: [] },
};
const POSTS: CommunityData = {
  posts: [],
  replies: [],
  votes: [{ postId: 'p', kind: 'post', at: 'then' }],
  reports: [],
};
const GONE: Erasure = { erasedAt: '2026-03-01T10:00:00.000Z', erased: {} };
const REFUSED = { status: 403, body: { code: 'visitor_required' } };

let user: UserEvent;
let files: Blob[];
beforeEach(() => {
  user = userEvent.setup();
  localStorage.clear();
  files = [];
  // jsdom has no downloads.
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = () => {};
});

const open = () => renderPage(privacy, '/-/privacy');
const about = {
  'GET /api/chat/about': () => ({ body: { answeredBy: 'coach', model: null } }),
  [SET]: () => ({ body: setOf(KEEPERS) }),
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
/** What the file says. jsdom's blobs have no `text`. */
const saved = () =>
  new Promise<Record<string, unknown>>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(JSON.parse(String(reader.result))));
    reader.readAsText(files[0]!);
  });

it('says that a prompt opened in another assistant leaves the site', async () => {
  fakeApi(about);
  open();
  expect(await screen.findByText(/open in ChatGPT or Claude goes from your browser/)).toBeVisible();
});

describe('the download', () => {
  const DOWNLOAD = 'Download what the server keeps of you';

  it('is one file with an explanation first and what each service keeps', async () => {
    fakeApi({
      ...about,
      [READ.assessment]: () => ({ body: RESULTS }),
      [READ.community]: () => ({ body: POSTS }),
    });
    open();
    await press(DOWNLOAD);
    expect(await screen.findByText('The file was saved.')).toBeVisible();
    expect(files).toHaveLength(1);
    const file = await saved();
    expect(file).toMatchObject({ kind: 'my-data', assessment: RESULTS, community: POSTS });
    expect(Object.keys(file).indexOf('about')).toBeLessThan(Object.keys(file).indexOf('assessment'));
    expect(JSON.stringify(file)).toMatch(/under your email address, not under the cookie/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names the service that is down, and has the other', async () => {
    fakeApi({
      ...about,
      [READ.assessment]: () => ({ status: 503, body: {} }),
      [READ.community]: () => ({ body: POSTS }),
    });
    open();
    await press(DOWNLOAD);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Assessments and certifications: not in the file, because it did not answer.',
    );
    expect(await saved()).toMatchObject({ community: POSTS, assessment: { missing: expect.any(String) } });
  });

  it('saves no file when there is nothing to save, and says why', async () => {
    fakeApi({ ...about, [READ.assessment]: () => REFUSED, [READ.community]: () => 'offline' });
    open();
    await press(DOWNLOAD);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /no cookie of ours.*Forum: not in the file, because it could not be reached/,
    );
    expect(files).toEqual([]);
    expect(screen.queryByText('The file was saved.')).toBeNull();
  });

  it('asks a section that came later, under its own name', async () => {
    const kept = { tickets: [{ event: 'first' }] };
    fakeApi({
      ...about,
      [SET]: () => ({ body: setOf({ community: 'Forum', events: 'Events' }) }),
      [READ.community]: () => ({ body: POSTS }),
      'GET /api/events/my-data': () => ({ body: kept }),
    });
    open();
    await press(DOWNLOAD);
    await screen.findByText('The file was saved.');
    const file = await saved();
    expect(file).toMatchObject({ community: POSTS, events: kept });
    expect(file).not.toHaveProperty('assessment');
  });

  it('saves nothing while nobody says who keeps something', async () => {
    fakeApi({ ...about, [SET]: () => ({ status: 503, body: {} }) });
    open();
    await press(DOWNLOAD);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The site: not in the file, because it did not say where something is kept.',
    );
    expect(files).toEqual([]);
  });

  it('reads anew at each press', async () => {
    const api = fakeApi({
      ...about,
      [READ.assessment]: () => ({ body: RESULTS }),
      [READ.community]: () => ({ body: POSTS }),
    });
    open();
    await press(DOWNLOAD);
    await screen.findByText('The file was saved.');
    api.on(READ.community, () => ({ body: { ...POSTS, votes: [] } }));
    await press(DOWNLOAD);
    await screen.findByText('The file was saved.');
    expect(api.sent(READ.community)).toHaveLength(2);
  });
});

describe('erasing', () => {
  const BUTTON = 'Erase what the server keeps of you';
  const confirm = async () => {
    await press(BUTTON);
    const dialog = await screen.findByRole('dialog', { name: 'Erase what the server keeps of you?' });
    await user.click(within(dialog).getByRole('button', { name: 'Erase it all' }));
  };

  it('asks first, and says what goes and what stays', async () => {
    const api = fakeApi(about);
    open();
    await press(BUTTON);
    const dialog = await screen.findByRole('dialog');
    for (const words of [
      /certificates and recovery code/,
      /with the replies of others to them/,
      /Browsers joined by a recovery code are separate again/,
      /What stays: messages to the coach/,
    ])
      expect(dialog).toHaveTextContent(words);
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('asks every service, without anything in the call that another site could send', async () => {
    const api = fakeApi({
      ...about,
      [ERASE.assessment]: () => ({ body: GONE }),
      [ERASE.community]: () => ({ body: GONE }),
    });
    open();
    await confirm();
    expect(await screen.findByText('Assessments and certifications: erased. Forum: erased.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    for (const name of Object.values(ERASE)) expect(api.sent(name)).toHaveLength(1);
  });

  it('that half failed is said by name, and can be pressed again', async () => {
    const api = fakeApi({
      ...about,
      [ERASE.assessment]: () => ({ body: GONE }),
      [ERASE.community]: () => 'offline',
    });
    open();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Forum: not erased, because it could not be reached.',
    );
    expect(screen.getByText('Assessments and certifications: erased.')).toBeVisible();
    api.on(ERASE.community, () => ({ body: GONE }));
    await confirm();
    expect(await screen.findByText('Assessments and certifications: erased. Forum: erased.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('clears this browser, and asks first', async () => {
  const api = fakeApi(about);
  localStorage.setItem('completed_items', '["framework-grow"]');
  open();
  await press('Clear this browser');
  const dialog = await screen.findByRole('dialog');
  expect(localStorage.getItem('completed_items')).not.toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Clear it' }));
  expect(await screen.findByText('This browser holds nothing of it any more.')).toBeVisible();
  expect(localStorage.getItem('completed_items')).toBeNull();
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('says the same time of keeping as the service enforces', async () => {
  fakeApi(about);
  open();
  expect((await screen.findAllByText(/24 months/)).length).toBe(2);
});
