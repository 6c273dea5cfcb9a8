import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { IcpiData } from '@coachlab/contracts';
import type { Page } from '@playwright/test';
import { allThatIsAsked, keyedCertification } from '../support/answer-keys.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

/** What npm start built and published: the browser's chunks and the server's file. */
const BUILD = fileURLToPath(new URL('../../mfe-assessment/build/', import.meta.url));
const CERTIFICATION = 'coaching-foundations';
/** Names under which content, tables or code hold a key. */
const KEY_NAMES = new Set([
  'answer',
  'answerId',
  'correct',
  'from',
  'key',
  'keys',
  'quiz',
  'reversed',
  'right',
]);

interface Recorded {
  address: string;
  /** Every piece of JSON in the answer, parsed. */
  values: unknown[];
}

/** Keeps every document and API answer that the page receives. */
function record(page: Page): Promise<Recorded>[] {
  const recorded: Promise<Recorded>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const address = response.url();
    if (type.includes('json')) recorded.push(response.json().then((value) => ({ address, values: [value] })));
    else if (type.includes('html'))
      recorded.push(response.text().then((html) => ({ address, values: inlined(html) })));
  });
  return recorded;
}

/** The JSON that a document carries in its scripts. */
function inlined(html: string): unknown[] {
  const scripts = html.matchAll(/<script[^>]*type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json]) => JSON.parse(json!));
}

/** Paths of all fields whose name could be a key's. */
function keysIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(KEY_NAMES.has(name) ? [`${path}.${name}`] : []),
    ...keysIn(inner, `${path}.${name}`),
  ]);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);

test('no answer of the site says which answer is right @desktop', async ({ page }) => {
  await asVisitor(page, {});
  const recorded = record(page);
  await page.goto('/icpi-assessment');
  const { questions } = (await (await page.request.get('/api/icpi/data')).json()) as IcpiData;
  for (const question of questions) expect(Object.keys(question).sort()).toEqual(['dimension', 'id', 'text']);
  const responses = Object.fromEntries(questions.map(({ id }, at) => [id, (at % 6) + 1]));
  const sent = await page.request.post('/api/icpi/submit', { data: { responses } });
  const { id } = (await sent.json()) as { id: string };
  await page.goto(`/icpi-results/${id}`);
  await page.goto('/certifications');
  await page.goto(`/certifications/${CERTIFICATION}`);
  await page.getByRole('button', { name: 'Enroll', exact: true }).click();
  // All on the first option: some are right, and the outcome must not tell which.
  const [module] = keyedCertification(CERTIFICATION).modules;
  await page.getByRole('button', { name: `Take the quiz: ${module!.title}` }).click();
  for (const { id: question } of module!.quiz)
    await page.locator(`input[name="${module!.id}-${question}"]`).first().check();
  await page.getByRole('button', { name: 'Submit Answers' }).click();
  await expect(page.getByRole('heading', { name: /^Your score/ })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const answers = await Promise.all(recorded);
  const paths = answers.map(({ address }) => new URL(address).pathname);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/icpi-assessment',
      `/icpi-results/${id}`,
      `/certifications/${CERTIFICATION}`,
      `/api/certifications/${CERTIFICATION}/modules/${module!.id}/submit`,
    ]),
  );
  const told = answers.flatMap(({ address, values }) => values.flatMap((value) => keysIn(value, address)));
  expect(told).toEqual([]);
});

test('nothing that is asked is in the built files, so no key to it can be @desktop', () => {
  const files = filesIn(BUILD).filter((file) => /\.(c?js|css|json|html|map)$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  const asked = allThatIsAsked();
  expect(asked.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return asked.filter((question) => text.includes(question)).map((question) => `${file}: ${question}`);
  });
  expect(found).toEqual([]);
});
