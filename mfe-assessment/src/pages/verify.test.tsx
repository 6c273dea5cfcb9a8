import { beforeEach, expect, it } from '@jest/globals';
import type { Certificate } from '@coachlab/contracts';
import { fakeApi, renderPage, type Routes } from '@coachlab/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import * as page from './verify.tsx';

const CODE = '7K3M-9QXV-2TPD';
const READ = `GET /api/certifications/verify/${CODE}`;
const CERTIFICATE: Certificate = {
  code: CODE,
  holderName: 'عمر الخيام',
  issuedAt: '2026-11-21T23:30:00.000Z',
  certificationId: 'coaching-foundations',
  title: 'Coaching Foundations',
  description: 'The first talk, held well.',
  outcomes: ['Hold a talk'],
  modules: [{ title: 'A GROW talk', score: 80 }],
};

let user: UserEvent;
beforeEach(() => {
  user = userEvent.setup();
});

function start(routes: Routes = {}) {
  const api = fakeApi({ [READ]: () => ({ body: CERTIFICATE }), ...routes });
  return { api, ...renderPage(page, '/-/verify/:code', `/-/verify/${CODE}`) };
}

it('shows anybody what the certificate says, and what it is worth', async () => {
  start();
  expect(await screen.findByRole('heading', { level: 1, name: 'عمر الخيام' })).toBeVisible();
  for (const text of ['Coaching Foundations', 'Hold a talk', 'A GROW talk', '80 %', '21 November 2026', CODE])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/not accredited by a professional body/)).toBeVisible();
  expect(screen.getByText('This certificate is genuine')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of the address to verify at' })).toBeVisible();
});

it('isolates the name, so that another script does not turn the line around', async () => {
  start();
  expect((await screen.findByText('عمر الخيام')).tagName).toBe('BDI');
});

it('says when no certificate has the code, and looks another one up', async () => {
  const { api, address } = start({
    [READ]: () => ({ status: 404, body: {} }),
    'GET /api/certifications/verify/AAAA-BBBB-CCCC': () => ({ body: CERTIFICATE }),
  });
  const field = await screen.findByLabelText('Code on the certificate');
  expect(screen.getByRole('heading', { name: 'No certificate has this code' })).toBeVisible();
  expect(screen.queryByText('This certificate is genuine')).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'AAAA-BBBB-CCCC');
  await user.click(await screen.findByRole('button', { name: 'Look it up' }));
  await waitFor(() => expect(address()).toBe('/-/verify/AAAA-BBBB-CCCC'));
  expect(api.sent('GET /api/certifications/verify/AAAA-BBBB-CCCC')).toHaveLength(1);
});

it('does not call a code false because the service is in trouble', async () => {
  const { api } = start({ [READ]: () => ({ status: 503, body: {} }) });
  expect(await screen.findByText(/says nothing about the code/)).toBeVisible();
  api.on(READ, () => ({ body: CERTIFICATE }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Coaching Foundations')).toBeVisible();
});
