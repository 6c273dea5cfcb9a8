import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../test/open-page.ts';
import { visitor } from '../test/visitor.ts';
import * as homePage from './home.tsx';
import * as onboardingPage from './onboarding.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => visitor({}));

describe('onboarding', () => {
  it('welcomes with the size of the catalogue, 28 citations and 4 sections', async () => {
    await openPage(onboardingPage);
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['12', '28', '4']);
  });

  it('goes through three steps to the dashboard, and is done', async () => {
    const page = await openPage(onboardingPage);
    await press("Let's Go");
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two Ways to Learn');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Guided Journey')).toBeVisible();
    expect(screen.getByText('Free Exploration')).toBeVisible();
    await press('Continue');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("You're Ready");
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'The Lab',
      'Studio',
      'Library',
      'Observatory',
    ]);
    expect(localStorage.getItem('onboarding_completed')).toBeNull();
    await press('Enter Dashboard');
    expect(localStorage.getItem('onboarding_completed')).toBe('true');
    expect(page.address()).toBe('/');
  });

  it.each([1, 2, 3])('can be skipped at step %i', async (step) => {
    const page = await openPage(onboardingPage);
    if (step > 1) await press("Let's Go");
    if (step > 2) await press('Continue');
    expect(screen.getByText(`Step ${step} of 3`)).toBeVisible();
    await press('Skip tutorial');
    expect(localStorage.getItem('onboarding_completed')).toBe('true');
    expect(page.address()).toBe('/');
  });
});

describe('the four sections at the end', () => {
  it.each([
    ['The Lab', '/lab'],
    ['Studio', '/studio'],
    ['Library', '/library'],
    ['Observatory', '/observatory'],
  ])('%s is a way out that finishes the onboarding', async (name, address) => {
    const page = await openPage(onboardingPage);
    await press("Let's Go");
    await press('Continue');
    await userEvent.click(screen.getByRole('link', { name }));
    expect(page.address()).toBe(address);
    expect(localStorage.getItem('onboarding_completed')).toBe('true');
  });
});

describe('a way to the home page from inside the site', () => {
  it('leads through the onboarding first', async () => {
    expect((await openPage(homePage, { path: '/' })).address()).toBe('/onboarding');
  });

  it('leads there directly once that is done', async () => {
    visitor({ onboarding_completed: 'true' });
    expect((await openPage(homePage, { path: '/' })).address()).toBe('/');
  });

  it('leads to /home in any case', async () => {
    expect((await openPage(homePage, { path: '/home' })).address()).toBe('/home');
  });
});
