import { type IcpiData, QUIZ_LENGTH, RESOLVED_SET_PATH, type ResolvedSet } from '@coachlab/contracts';
import type { Page } from '@playwright/test';
import { allThatIsAsked, keyedCertification } from '../support/answer-keys.ts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

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

/** Keeps every document and API answer that the page receives, on its way: a page that is left takes its answers along. */
async function record(page: Page): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  await page.route('**/*', async (route) => {
    const address = route.request().url();
    const isDocument = route.request().resourceType() === 'document';
    if (!isDocument && !new URL(address).pathname.startsWith('/api/')) return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    const isJson = response.headers()['content-type']?.includes('json');
    recorded.push({ address, values: isDocument ? inlined(body) : isJson ? [JSON.parse(body)] : [] });
    return route.fulfill({ response, body });
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

/** The part of mf-manifest.json that is read here. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/** Every browser file of the release that this visitor runs, by address, as the site serves it. */
async function servedFiles({ request }: Page): Promise<[address: string, text: string][]> {
  const { remotes } = (await (await request.get(RESOLVED_SET_PATH)).json()) as ResolvedSet;
  const { base } = remotes.find(({ name }) => name === 'assessment')!.release;
  const manifest = await (await request.get(`${base}browser/mf-manifest.json`)).text();
  const { metaData, exposes } = JSON.parse(manifest) as FederationManifest;
  const named = exposes.flatMap(({ assets: { js, css } }) => [js.sync, js.async, css.sync, css.async].flat());
  const files = [...new Set([metaData.remoteEntry.name, ...named])];
  const texts = files.map(async (file): Promise<[string, string]> => {
    const answer = await request.get(`${base}browser/${file}`);
    expect(answer.status(), file).toBe(200);
    return [file, await answer.text()];
  });
  return [['mf-manifest.json', manifest], ...(await Promise.all(texts))];
}

test('no answer of the site says which answer is right @desktop @core', async ({ page }) => {
  await asVisitor(page, {});
  const recorded = await record(page);
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
  const asked = page.getByRole('group').filter({ has: page.locator(`input[name^="${module!.id}-"]`) });
  await expect(asked).toHaveCount(QUIZ_LENGTH);
  for (const question of await asked.all()) await question.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Submit Answers' }).click();
  await expect(page.getByRole('heading', { name: /^Your score/ })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const paths = recorded.map(({ address }) => new URL(address).pathname);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/icpi-assessment',
      `/icpi-results/${id}`,
      `/certifications/${CERTIFICATION}`,
      `/api/certifications/${CERTIFICATION}/modules/${module!.id}/quiz`,
      `/api/certifications/${CERTIFICATION}/modules/${module!.id}/submit`,
    ]),
  );
  const told = recorded.flatMap(({ address, values }) => values.flatMap((value) => keysIn(value, address)));
  expect(told).toEqual([]);
});

test('nothing that is asked is in the served files, so no key to it can be @desktop @core', async ({
  page,
}) => {
  const files = await servedFiles(page);
  expect(files.length).toBeGreaterThan(5);
  const asked = allThatIsAsked();
  expect(asked.length).toBeGreaterThan(100);
  const found = files.flatMap(([file, text]) =>
    asked.filter((question) => text.includes(question)).map((question) => `${file}: ${question}`),
  );
  expect(found).toEqual([]);
});
