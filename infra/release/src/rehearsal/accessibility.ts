import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** axe-core's own script, as it runs in a page. */
export type Audit = string;

/** One rule of axe that elements of the page break, of those whose impact it calls serious or critical. */
export interface Violation {
  rule: string;
  /** The rule in a sentence. */
  help: string;
  elements: number;
  /** CSS selector of the first of them. */
  first: string;
}

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** The audit, or the reason why there is none. */
export async function loadAudit(): Promise<Audit | { missing: string }> {
  const axe = await import('axe-core').catch(() => null);
  return axe?.default.source ?? { missing: 'axe-core is not installed (npm install axe-core)' };
}

/** What somebody who does not see or use the page as others do would meet, the frame around the section included. */
export async function auditPage(page: Page, audit: Audit): Promise<Violation[]> {
  await page.evaluate(audit);
  const { violations } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(
        options,
      ),
    RULES,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      rule: id,
      help,
      elements: nodes.length,
      first: nodes[0]?.target.join(' ') ?? '',
    }));
}
