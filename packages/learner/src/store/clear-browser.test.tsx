import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it } from '@jest/globals';
import { clearBrowser } from './clear-browser.ts';
import { completeArtifacts, completedItems } from './completed-items.ts';
import { rememberIcpiResult } from './icpi-results.ts';

beforeEach(() => localStorage.clear());

const HERE = `${import.meta.dirname}/`;

/** Every key that a store of this folder names. */
const KEYS = readdirSync(HERE)
  .filter((name) => !name.includes('.test.'))
  .map((name) => readFileSync(HERE + name, 'utf8'))
  .flatMap((text) => [...text.matchAll(/(?:key: |create(?:DayList|Draft)[^(]*\()'([a-z_]+)'/g)])
  .map(([, key]) => key!);

it('leaves no key of any store, and none that is not ours', () => {
  expect(KEYS.length).toBeGreaterThanOrEqual(14);
  for (const key of [...KEYS, 'palette_recent', 'theme', 'of_others']) localStorage.setItem(key, '"x"');
  clearBrowser();
  expect(Object.keys(localStorage)).toEqual(['of_others']);
});

it('is heard at once', () => {
  completeArtifacts('a');
  rememberIcpiResult('f'.repeat(32));
  let heard = 0;
  completedItems.subscribe(() => (heard += 1));
  clearBrowser();
  expect(heard).toBe(1);
  expect(completedItems.get()).toEqual([]);
});
