import { describe, expect, it } from '@jest/globals';
import { hasBegun, isFirstVisit, storedTheme } from './before-paint.ts';

const storage = (values: Record<string, string> = {}) => ({ getItem: (key: string) => values[key] ?? null });
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';

describe('before the first paint', () => {
  it.each([
    ['a new browser', person, {}, true],
    ['one whose welcome was finished or skipped', person, { onboarding_completed: 'true' }, false],
    ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1)', {}, false],
    ['a link preview', 'facebookexternalhit/1.1', {}, false],
  ] as const)('%s is on its first visit: %#', (_, userAgent, values, expected) => {
    expect(isFirstVisit(userAgent, storage(values))).toBe(expected);
  });

  it.each([
    ['a new browser has not begun', {}, false],
    ['the welcome alone is no beginning', { onboarding_completed: 'true', theme: 'dark' }, false],
    ['an emptied list is no beginning', { completed_items: '[]' }, false],
    ['a completed artifact is', { completed_items: '["framework-grow"]' }, true],
    ['a half-finished ICPI is', { icpi_draft: '{"savedAt":1}' }, true],
  ] as const)('%s', (_, values, expected) => {
    expect(hasBegun(storage(values))).toBe(expected);
  });

  it('knows the two themes and takes anything else for none', () => {
    expect(storedTheme(storage({ theme: 'dark' }))).toBe('dark');
    expect(storedTheme(storage({ theme: 'light' }))).toBe('light');
    expect(storedTheme(storage({ theme: '"><script>' }))).toBeNull();
    expect(storedTheme(storage())).toBeNull();
  });
});
