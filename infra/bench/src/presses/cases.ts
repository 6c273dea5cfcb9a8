import type { Locator, Page } from '@playwright/test';

/** Something a visitor presses or enters as soon as they see it, and what has to come of it. */
export interface PressCase {
  name: string;
  path: string;
  control: (page: Page) => Locator;
  /** A control that is filled in; the others are tapped. */
  text?: string;
  /** Whether the page shows by now what the press asked for. */
  outcome: (page: Page) => Promise<boolean>;
}

const isShown = (locator: Locator) => locator.first().isVisible();

export const CASES: PressCase[] = [
  {
    name: 'open the menu',
    path: '/lab',
    control: (page) => page.getByRole('button', { name: 'Menu' }),
    outcome: (page) => isShown(page.getByRole('dialog', { name: 'Menu' })),
  },
  {
    name: 'look for a title',
    path: '/lab',
    control: (page) => page.getByRole('button', { name: 'Find', exact: true }),
    outcome: (page) => isShown(page.getByRole('navigation', { name: 'Contents' })),
  },
  {
    name: 'save an artifact',
    path: '/artifact/framework-grow',
    control: (page) => page.getByRole('button', { name: /^(Save|Saved)$/ }),
    outcome: async (page) =>
      (await page.getByRole('button', { name: /^(Save|Saved)$/ }).getAttribute('aria-pressed')) === 'true',
  },
  {
    name: 'follow a link',
    path: '/home',
    control: (page) => page.getByRole('link', { name: 'Start Your Journey' }),
    outcome: async (page) => !page.url().endsWith('/home'),
  },
  {
    name: 'answer a question of the quiz',
    path: '/intake-quiz',
    control: (page) => page.locator('label', { has: page.getByRole('radio', { name: 'Manager' }) }),
    outcome: (page) => page.getByRole('button', { name: 'Next' }).isEnabled(),
  },
  {
    name: 'answer a statement of the ICPI',
    path: '/icpi-assessment',
    control: (page) =>
      page.locator('main label', { has: page.getByRole('radio', { name: 'Often' }) }).first(),
    outcome: (page) => isShown(page.getByText('1 of 24 answered')),
  },
  {
    name: 'write to the coach',
    path: '/contact',
    control: (page) => page.getByLabel('Subject'),
    text: 'A hard talk tomorrow',
    outcome: async (page) => (await page.getByLabel('Subject').inputValue()) === 'A hard talk tomorrow',
  },
  {
    name: 'ask the assistant',
    path: '/forum',
    control: (page) => page.getByRole('button', { name: /^AI (Assistant|Sidekick)$/ }).first(),
    outcome: (page) => isShown(page.getByRole('dialog')),
  },
];
