import type { Page } from 'playwright-core';

/** Buttons of one page; of those that look alike a few. */
const MOST = 12;
const MOST_ALIKE = 2;
/** Milliseconds until a button must let itself be pressed by a pointer. */
const PRESS_WITHIN = 1_500;

export interface Button {
  label: string;
  /** Which one of the buttons with this label. */
  nth: number;
  /** Buttons that look alike do alike. */
  look: string;
}

/** The buttons of the page's main that can be pressed, in the order of the page. */
export function readButtons(page: Page): Promise<Button[]> {
  return page.locator('main button:visible').evaluateAll((elements) => {
    const seen = new Map<string, number>();
    return (elements as HTMLButtonElement[])
      .filter((button) => !button.disabled && button.ariaDisabled !== 'true')
      .map((button) => {
        const label = (button.ariaLabel ?? button.innerText).trim().replaceAll(/\s+/g, ' ').slice(0, 80);
        const nth = seen.get(label) ?? 0;
        seen.set(label, nth + 1);
        return { label, nth, look: button.className };
      });
  });
}

/** One of each look before any look's second, so that many that are alike hide no other; in the order of the page. */
export function chooseButtons(buttons: Button[]): Button[] {
  const alike = new Map<string, number>();
  const turns = buttons.map((button) => {
    const turn = alike.get(button.look) ?? 0;
    alike.set(button.look, turn + 1);
    return { button, turn };
  });
  const chosen = turns
    .filter(({ turn }) => turn < MOST_ALIKE)
    .sort((a, b) => a.turn - b.turn)
    .slice(0, MOST);
  const wanted = new Set(chosen.map(({ button }) => button));
  return buttons.filter((button) => wanted.has(button));
}

/** False when the page has no such button any more. */
export async function press(page: Page, { label, nth }: Button): Promise<boolean> {
  const now = await readButtons(page);
  const at = now.findIndex((button) => button.label === label && button.nth === nth);
  if (at < 0) return false;
  const pressable = 'main button:visible:not(:disabled):not([aria-disabled="true"])';
  const button = page.locator(pressable).nth(at);
  // What lies above it, such as a bar that floats, is no fault of the page: then it is pressed by its event alone.
  await button
    .click({ timeout: PRESS_WITHIN, noWaitAfter: true })
    .catch(() => button.dispatchEvent('click', undefined, { timeout: PRESS_WITHIN }).catch(() => {}));
  return true;
}
