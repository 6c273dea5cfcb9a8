import { type RemoteSignal, SIGNALS_PATH, type SignalsRequest } from '@coachlab/contracts';
import { expect, test } from '../support/test.ts';
import { asVisitor } from '../support/visitor.ts';

test('what a browser measures of the first page is reported when the tab is left @desktop', async ({
  page,
}) => {
  const signals: RemoteSignal[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== SIGNALS_PATH) return;
    signals.push(...(JSON.parse(request.postData() ?? '') as SignalsRequest).signals);
  });
  await asVisitor(page, {});
  await page.goto('/lab');
  const search = page.getByRole('button', { name: 'Menu' });
  await search.click();
  await page.keyboard.press('Escape');
  // Its calls would otherwise have been made on the server alone.
  await page.evaluate(async () => (await fetch('/api/personas')).text());
  await expect.poll(() => signals.map(({ remote }) => remote)).toContain('catalog');
  expect(signals.flatMap(({ measured }) => measured ?? [])).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => signals.filter(({ measured }) => measured)).toHaveLength(1);
  const [{ remote, route, measured }] = signals.filter((signal) => signal.measured) as [RemoteSignal];
  expect([remote, route]).toEqual(['catalog', '/lab']);
  expect(measured).toEqual({
    inp: expect.any(Number),
    press: expect.any(Number),
    shift: expect.any(Number),
    blocked: expect.any(Number),
    api: expect.any(Number),
  });
  expect(measured!.press).toBeGreaterThan(0);
  expect(measured!.press).toBeLessThan(60_000);
});
