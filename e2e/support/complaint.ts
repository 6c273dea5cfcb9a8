import type { ConsoleMessage } from '@playwright/test';

/** What Playwright says in a page whose service worker it blocks, as it does in all tests but those of the worker. */
const BLOCKED = /Service Worker registration blocked by Playwright/;

/** An error or a warning of the page's own. */
export function isComplaint(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type()) && !BLOCKED.test(message.text());
}
