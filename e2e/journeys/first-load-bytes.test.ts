import { type Kind, pageBytes } from '../support/page-bytes.ts';
import { expect, test } from '../support/test.ts';

interface Budget extends Partial<Record<Exclude<Kind, 'other' | 'style'>, number>> {
  requests: number;
}

/**
 * Bytes as they are sent, compressed. Raise one only for something that a first visit needs at once; `npm run bench:bytes`
 * prints what there is. Style sheets stand in the documents, which also grow with what people write into the catalogue.
 */
const BUDGETS: Record<string, Budget> = {
  '/home': { document: 20_300, script: 142_700, font: 46_400, requests: 12 },
  '/lab': { document: 27_400, script: 140_000, font: 46_400, requests: 12 },
  '/artifact/framework-grow': { document: 20_300, script: 148_900, font: 46_400, requests: 12 },
  // What people write brings what it needs: a longer document, and a font with more letters. An empty forum brings what
  // one could begin with.
  '/forum': { script: 142_900, requests: 14 },
  '/icpi-assessment': { document: 15_500, script: 136_300, font: 46_400, requests: 12 },
};

/** What a compiler or a compressor changes when nothing else has. */
const SLACK = 1.01;

const TEMPLATE = '/artifact/template-business-case-one-page';
const PART = /\/part-sheet\./;
const PART_CLASS = /catalog\w*-sheet-/;

test.describe('a first load @phone @core', () => {
  for (const [path, budget] of Object.entries(BUDGETS)) {
    test(`of ${path} stays within its budget`, async ({ page, request }) => {
      const { document = Infinity } = budget;
      // Of a page that is asked for again, smaller bytes follow in a moment.
      await expect
        .poll(async () => {
          const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
          return Number(answer.headers()['content-length']);
        })
        .toBeLessThanOrEqual(document * SLACK);
      const { bytes, requests, files } = await pageBytes(page, path);
      const list = files.map((file) => `${file.bytes} ${file.path}`).join('\n');
      for (const kind of ['document', 'script', 'font'] as const)
        expect(bytes[kind], `${kind}\n${list}`).toBeLessThanOrEqual((budget[kind] ?? Infinity) * SLACK);
      expect(requests, list).toBeLessThanOrEqual(budget.requests);
    });
  }

  test('of an artifact that is no template brings nothing of a form', async ({ page }) => {
    const { files } = await pageBytes(page, '/artifact/framework-grow');
    expect(files.filter((file) => PART.test(file.path))).toEqual([]);
    expect(await page.content()).not.toMatch(PART_CLASS);
  });

  test('of a template brings its form, whose looks stand in the document', async ({ page }) => {
    const { files } = await pageBytes(page, TEMPLATE);
    expect(files.filter((file) => PART.test(file.path)).map((file) => file.kind)).toEqual(['script']);
    expect(await page.locator('style').allTextContents().then(String)).toMatch(PART_CLASS);
  });
});
