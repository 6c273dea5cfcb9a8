import type { Page } from '@playwright/test';

/** The button of the assistant, which floats over the page. */
export function sidekick(page: Page) {
  return page.getByRole('button', { name: 'AI Sidekick' });
}

/**
 * Words and controls of the page that the buttons which float lie on: those in sight at the same place, unless nothing
 * shines through the strip that the buttons stand in.
 */
export function under(page: Page) {
  return sidekick(page).evaluate((button) => {
    const dock = button.parentElement!;
    const strip = dock.getBoundingClientRect();
    const { position, backgroundColor } = getComputedStyle(dock);
    const isOpaque = backgroundColor.startsWith('rgb(');
    const isStrip = strip.left <= 0 && strip.right >= innerWidth && Math.abs(strip.bottom - innerHeight) < 1;
    const atEnd = document.documentElement.scrollHeight - scrollY - innerHeight < 1;
    // The end of the page is the last chance to read what stands there.
    if (position === 'fixed' && isStrip && isOpaque && !atEnd) {
      const points = Array.from({ length: 33 }, (_, at) => (at / 32) * (innerWidth - 1));
      const above = points.filter(
        (x) => !dock.contains(document.elementFromPoint(x, strip.top + strip.height / 2)),
      );
      return above.map((x) => `something stands before the strip at ${x}`);
    }
    const range = document.createRange();
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode;
      if (dock.contains(text) || !text.textContent!.trim()) continue;
      if (!text.parentElement!.checkVisibility({ checkVisibilityCSS: true })) continue;
      range.selectNodeContents(text);
      const lies = [...range.getClientRects()].some(
        (box) =>
          box.width > 1 &&
          box.left < strip.right &&
          box.right > strip.left &&
          box.top < strip.bottom &&
          box.bottom > strip.top,
      );
      if (lies) found.push(text.textContent!.trim().slice(0, 60));
    }
    return found;
  });
}

/** The focused control of the page, where the bar or the buttons that float lie on it. */
export function covered(page: Page) {
  return page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at?.closest('main') || at.id === 'main') return null;
    // Line by line: the box around a link of two lines has room that is not the link's.
    const lines = Array.from(at.getClientRects());
    const isSeen = ({ left, right }: DOMRect, y: number) =>
      at.contains(document.elementFromPoint((left + right) / 2, y));
    const [first, last] = [lines[0]!, lines.at(-1)!];
    return isSeen(first, first.top + 2) && isSeen(last, Math.min(last.bottom, innerHeight) - 2)
      ? null
      : at.outerHTML.slice(0, 120);
  });
}
