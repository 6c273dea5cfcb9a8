import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Presses Tab until the focus is on the element or in it, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  const holdsFocus = () => target.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 80; presses += 1) {
    if (await holdsFocus()) return;
    await target.page().keyboard.press('Tab');
  }
  expect(await holdsFocus(), `${target} can be reached by Tab`).toBe(true);
}
