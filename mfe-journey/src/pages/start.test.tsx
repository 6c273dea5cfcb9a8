import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../test/open-page.ts';
import * as startPage from './start.tsx';

const links = () =>
  within(screen.getByRole('region', { name: 'Start with' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('recommends one thing for each of the four challenges, and lets the visitor switch', async () => {
  await openPage(startPage);
  expect(screen.queryByRole('region', { name: 'Start with' })).not.toBeInTheDocument();
  const challenges = screen.getAllByRole('radio');
  expect(challenges).toHaveLength(4);
  const expected = [
    ['/lab#pci', /15 minutes · 20 items · five dimensions/],
    ['/lab#contract', /20 minutes · four dimensions/],
    ['/lab#empathy', /30 minutes · six drills/],
    ['/observatory#quiet-systems', /a month to run/],
  ] as const;
  for (const [index, [address, takes]] of expected.entries()) {
    await userEvent.click(challenges[index]!);
    expect(links()).toEqual([address, '/lab']);
    expect(screen.getByRole('region', { name: 'Start with' })).toHaveTextContent(takes);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  }
});

it('keeps its advice, without a way there, where no section has the page', async () => {
  await openPage(startPage, { routes: { lab: null } });
  await userEvent.click(screen.getAllByRole('radio')[0]!);
  const advice = within(screen.getByRole('region', { name: 'Start with' }));
  expect(advice.getByRole('heading', { name: 'Performance Coaching Index (PCI)' })).toBeVisible();
  expect(advice.queryByRole('link')).toBeNull();
});
