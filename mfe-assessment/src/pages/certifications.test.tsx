import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UserCertification } from '@coachlab/contracts';
import { completedItems } from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Reply, type Routes } from '@coachlab/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { ALL_COMPLETE, CERTIFICATION, enrolment } from '../test/certifications.ts';
import * as page from './certifications.tsx';

const LIST = 'GET /api/certifications';
const MINE = 'GET /api/user-certifications/guest';
const MAKE = 'POST /api/user-certifications/guest/recovery-code';
const RECOVER = 'POST /api/user-certifications/guest/recover';

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  toasts.set(null);
  user = userEvent.setup();
});

function start(routes: Routes = {}, mine: UserCertification[] = []) {
  const api = fakeApi({
    [LIST]: () => ({ body: [CERTIFICATION] }),
    [MINE]: () => ({ body: mine }),
    ...routes,
  });
  return { api, ...renderPage(page, '/certifications') };
}

const card = async () => within(await screen.findByRole('article'));

describe('the list', () => {
  it('says so while it loads', async () => {
    let arrive: (reply: Reply) => void = () => {};
    start({ [LIST]: () => new Promise((resolve) => (arrive = resolve)) });
    expect(await screen.findByText('Loading Certifications...')).toBeInTheDocument();
    await act(async () => arrive({ body: [CERTIFICATION] }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('shows title, description, purpose, duration, modules and the first two outcomes', async () => {
    start();
    const { getByText, getByRole, queryByText } = await card();
    expect(getByRole('heading', { level: 2, name: 'Coaching Foundations' })).toBeVisible();
    for (const text of [
      'The first talk, held well.',
      'For anybody who leads people.',
      'Hold a talk',
      'Listen',
    ])
      expect(getByText(text)).toBeVisible();
    expect(getByText('90 minutes of study · 2 modules')).toBeVisible();
    expect(queryByText('Contract in a minute')).not.toBeInTheDocument();
  });

  it('leads to the certification by View Details and by Enroll Now', async () => {
    start();
    const { getByRole } = await card();
    for (const name of ['View Details: Coaching Foundations', 'Enroll Now: Coaching Foundations'])
      expect(getByRole('link', { name })).toHaveAttribute('href', '/certifications/coaching-foundations');
  });

  it('that is empty asks to check back', async () => {
    start({ [LIST]: () => ({ body: [] }) });
    expect(await screen.findByText('No certifications available yet. Check back soon!')).toBeVisible();
  });

  it('that failed can be tried again', async () => {
    const { api } = start({ [LIST]: () => ({ status: 503, body: {} }) });
    expect(await screen.findByText('The certifications did not load')).toBeVisible();
    api.on(LIST, () => ({ body: [CERTIFICATION] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it.each([
    ['Enrolled', enrolment()],
    ['1 of 2 modules', enrolment({ grow: { completed: true } })],
    ['Completed', enrolment(ALL_COMPLETE)],
  ])('says %s where it is so', async (words, mine) => {
    start({}, [mine]);
    expect(await (await card()).findByText(words)).toBeVisible();
  });

  it('counts a completed certification as a completed artifact, once', async () => {
    start({}, [enrolment(ALL_COMPLETE)]);
    await waitFor(() => expect(completedItems.get()).toEqual([CERTIFICATION.artifactId]));
  });

  it('stays whole when the enrolments cannot be read', async () => {
    start({ [MINE]: () => 'offline' });
    expect((await card()).getByRole('heading', { name: 'Coaching Foundations' })).toBeVisible();
  });
});

describe('a recovery code', () => {
  it('is made and shown', async () => {
    start({ [MAKE]: () => ({ status: 201, body: { recoveryCode: 'AAAA-BBBB-CCCC-DDDD' } }) });
    await user.click(await screen.findByRole('button', { name: 'Make a recovery code' }));
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
    expect(screen.getByText(/shown only once/)).toBeVisible();
  });

  it('that cannot be made says why', async () => {
    start({ [MAKE]: () => ({ status: 403, body: {} }) });
    await user.click(await screen.findByRole('button', { name: 'Make a recovery code' }));
    await waitFor(() => expect(toasts.get()?.description).toMatch(/cookie/));
  });

  it('from another browser brings its enrolments here', async () => {
    const { api } = start({ [RECOVER]: () => ({ body: [enrolment(ALL_COMPLETE)] }) });
    await user.type(await screen.findByLabelText('Recovery code'), 'aaaa bbbb cccc dddd');
    await user.click(await screen.findByRole('button', { name: 'Bring my enrolments here' }));
    expect(await (await card()).findByText('Completed')).toBeVisible();
    expect(api.sent(RECOVER)[0]?.body).toEqual({ recoveryCode: 'aaaa bbbb cccc dddd' });
    expect(toasts.get()?.title).toBe('Your enrolments are here');
    expect(screen.getByLabelText('Recovery code')).toHaveValue('');
  });

  it.each([
    [400, /does not work/],
    [429, /Too many tries/],
    [503, /did not arrive/],
  ])('answered %i says so at the field and keeps what was typed', async (status, words) => {
    start({ [RECOVER]: () => ({ status, body: {} }) });
    const field = await screen.findByLabelText('Recovery code');
    await user.type(field, 'wrong');
    await user.click(await screen.findByRole('button', { name: 'Bring my enrolments here' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(words)));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('wrong');
  });

  it('that is blank is not sent', async () => {
    const { api } = start();
    const field = await screen.findByLabelText('Recovery code');
    await user.click(screen.getByRole('button', { name: 'Bring my enrolments here' }));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(api.sent(RECOVER)).toEqual([]);
  });
});
