import type { Page } from '@playwright/test';
import type { Development } from './development.ts';

export const LAB = 'src/pages/lab.tsx';
const HEADING = 'The Lab';

/** Puts a field into the Lab whose words are nowhere but in React's state. */
export function addNote(development: Development): void {
  development.edit(LAB, (text) =>
    text
      .replace(
        'act={<FinderButton {...finder} />}',
        'act={<input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />}',
      )
      .replace(
        'const finder = useFinder();',
        "const finder = useFinder();\n  const [note, setNote] = React.useState('');",
      )
      .replace(/^/, "import * as React from 'react';\n"),
  );
}

/**
 * Writes each of the words into the heading of the Lab, which is open, and waits until they stand there.
 * @returns for each, the milliseconds from the edit to the screen
 */
export async function timeHeadingEdits(
  page: Page,
  development: Development,
  words: string[],
): Promise<number[]> {
  const times: number[] = [];
  let before = HEADING;
  for (const next of words) {
    const began = performance.now();
    development.edit(LAB, (text) => text.replaceAll(before, next));
    await page.waitForFunction((expected) => document.querySelector('h1')?.textContent === expected, next);
    times.push(performance.now() - began);
    before = next;
  }
  return times;
}
