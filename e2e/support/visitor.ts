import type { Page } from '@playwright/test';

export interface Visitor {
  persona?: string;
  track?: string;
  completed?: string[];
  /** Further keys of the browser's storage, as stored. */
  keys?: Record<string, string>;
}

/** Before the page's first script: a browser that has been here. Keys that are there already stay. */
export async function asVisitor(
  page: Page,
  { persona, track = 'no', completed, keys = {} }: Visitor,
): Promise<void> {
  const profile = {
    role: 'manager',
    goal: 'skill',
    style: 'scripts',
    confidence: 3,
    time: '90',
    constraints: [],
  };
  const stored: Record<string, string> = {
    onboarding_completed: 'true',
    ...(persona ? { coaching_profile: JSON.stringify({ ...profile, track, persona }) } : {}),
    ...(completed ? { completed_items: JSON.stringify(completed) } : {}),
    ...keys,
  };
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, stored);
}
