import { test as base, expect } from '@playwright/test';
import { isComplaint } from './complaint.ts';
import { arriveHydrated } from './hydrated.ts';

export { expect };

interface Guard {
  /** Messages that this test provokes; every other console error, warning or uncaught error fails it. */
  expectedMessages: RegExp[];
  quietConsole: void;
}

/** Playwright's test, which also fails when a page says anything in the console that is an error or a warning. */
export const test = base.extend<Guard>({
  page: ({ page, javaScriptEnabled }, give) =>
    give(javaScriptEnabled === false ? page : arriveHydrated(page)),
  expectedMessages: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedMessages }, use) => {
      const said: string[] = [];
      context.on('console', (message) => {
        if (isComplaint(message)) said.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => said.push(`uncaught: ${error.error().message}`));
      await use();
      const unexpected = said.filter((line) => !expectedMessages.some((pattern) => pattern.test(line)));
      expect(unexpected, 'what the console said').toEqual([]);
    },
    { auto: true },
  ],
});
