import { beforeEach, expect, it } from '@jest/globals';
import { shellEvents, type ShellEvent } from '@coachlab/remote-kit';
import { fakeApi, renderPage } from '@coachlab/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { situationCard } from '../test/situations.ts';
import * as page from './situations.tsx';

const CARDS = [
  situationCard('silence', { title: 'They say nothing', theme: 'one-to-ones' }),
  situationCard('refused', { title: 'She did not get the promotion', theme: 'pay-and-promotion' }),
  situationCard('no-budget', { title: 'There is no budget', theme: 'pay-and-promotion' }),
];

async function open(path = '/-/situations') {
  fakeApi({ 'GET /api/situations': () => ({ body: CARDS }) });
  const opened = renderPage(page, '/-/situations', path);
  await screen.findByRole('searchbox', { name: 'Search situations' });
  return opened;
}

beforeEach(() => localStorage.clear());

it('lists every situation under its theme', async () => {
  await open();
  const pay = within(screen.getByRole('region', { name: 'Pay and promotion' }));
  expect(pay.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'She did not get the promotion',
    'There is no budget',
  ]);
  expect(screen.getByRole('link', { name: 'They say nothing' })).toHaveAttribute(
    'href',
    '/-/situations/silence',
  );
  expect(screen.getByRole('status')).toHaveTextContent('3 situations');
});

it('does without what phones with iOS 16 lack', async () => {
  const newer = Object.getOwnPropertyDescriptor(Map, 'groupBy')!;
  Reflect.deleteProperty(Map, 'groupBy');
  try {
    await open();
    expect(screen.getByRole('status')).toHaveTextContent('3 situations');
  } finally {
    Object.defineProperty(Map, 'groupBy', newer);
  }
});

it('narrows by theme, and shows all again', async () => {
  await open();
  const chips = within(screen.getByRole('group', { name: 'Theme' }));
  await userEvent.click(chips.getByRole('button', { name: /One-to-ones/ }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 situation'));
  expect(screen.queryByRole('region', { name: 'Pay and promotion' })).not.toBeInTheDocument();
  await userEvent.click(chips.getByRole('button', { name: /One-to-ones/ }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 situations'));
});

it('opens on the theme of the address, and on all for one that does not exist', async () => {
  const { unmount } = await open('/-/situations?theme=pay-and-promotion');
  expect(screen.getByRole('status')).toHaveTextContent('2 situations');
  unmount();
  await open('/-/situations?theme=constructor');
  expect(screen.getByRole('status')).toHaveTextContent('3 situations');
});

it('finds by every typed word in any order, and hands what it does not find to the assistant', async () => {
  const events: ShellEvent[] = [];
  const forget = shellEvents.subscribe((event) => void events.push(event));
  await open();
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'promotion she');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 situation'));
  await userEvent.clear(field);
  await userEvent.type(field, 'alchemy');
  expect(await screen.findByText(/No situation found for “alchemy”/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask the assistant' }));
  expect(events).toEqual([{ type: 'open-chat', message: 'alchemy' }]);
  forget();
});

it('says when the situations did not load', async () => {
  fakeApi({ 'GET /api/situations': () => 'offline' });
  renderPage(page, '/-/situations');
  expect(await screen.findByText('The situations did not load')).toBeVisible();
});
