import { type ResolvedSet, SIGNALS_PATH, type SignalTokenAnswer } from '@coachlab/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { isComplaint } from './complaint.ts';
import { arriveHydrated } from './hydrated.ts';
import type { Stack } from './stack.ts';
import { asVisitor } from './visitor.ts';

/** Somebody the gateway has given a cookie and releases; in Chromium or by plain HTTP. */
export interface Person {
  /** `coachlab_visitor=…` */
  cookie: string;
  /** Address that the front says they come from. */
  address: string;
  set: ResolvedSet;
}

/** Networks reserved for documentation (RFC 5737, RFC 3849). */
const NETWORKS = ['192.0.2', '198.51.100', '203.0.113'].map(
  (prefix) => (host: number) => `${prefix}.${host}`,
);
const MORE = ['2001:db8:1', '2001:db8:2', '2001:db8:3'].map(
  (prefix) => (host: number) => `${prefix}::${host}`,
);

/** The `index`th person, of one of six networks. */
export async function person(stack: Stack, index: number): Promise<Person> {
  const networks = [...NETWORKS, ...MORE];
  const address = networks[index % networks.length]!(1 + (index % 250));
  const response = await fetch(`${stack.url}/discovery/set`, { headers: { 'x-forwarded-for': address } });
  const cookie = response.headers.get('set-cookie')!.split(';', 1)[0]!;
  return { cookie, address, set: (await response.json()) as ResolvedSet };
}

export function runs({ set }: Person, remote: string): { version: string; arm: string } {
  const { arm, release } = set.remotes.find(({ name }) => name === remote)!;
  return { arm, version: release.version };
}

/** A visit without a browser: the page, and what a browser says when the page has been drawn. */
export async function visitByHttp(stack: Stack, who: Person, path: string, remote: string): Promise<void> {
  const headers = { cookie: who.cookie, 'x-forwarded-for': who.address };
  await (await fetch(stack.url + path, { headers })).text();
  const releases = Object.fromEntries(who.set.remotes.map(({ name, release }) => [name, release.version]));
  const asked = await fetch(`${stack.url}/api/registry/signals/token`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ releases }),
  });
  if (asked.status !== 200) throw new Error(`no token: ${asked.status}`);
  const { token } = (await asked.json()) as SignalTokenAnswer;
  const signals = [{ remote, version: runs(who, remote).version, outcome: 'loaded' }];
  await fetch(`${stack.url}/api/registry/signals`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/plain' },
    body: JSON.stringify({ token, signals }),
  });
}

export interface Tab {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of its console, and what nobody caught. */
  said: string[];
}

/** A browser of its own with this person's cookie, that has been through the welcome. */
export async function openTab(browser: Browser, stack: Stack, who: Person): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: stack.url,
    extraHTTPHeaders: { 'x-forwarded-for': who.address },
  });
  const [name, value] = who.cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url: stack.url }]);
  const said: string[] = [];
  context.on('console', (message) => {
    if (isComplaint(message)) said.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => said.push(`uncaught: ${error.error().message}`));
  const page = arriveHydrated(await context.newPage());
  await asVisitor(page, {});
  return { page, context, said };
}

/** Milliseconds after which a page is taken to have nothing to report: its visitor came after the release was stopped. */
const REPORTED = 10_000;

/** When the page's report of a failure has been taken: a tab that closes before has met it unnoticed. */
export async function failureTold(page: Page): Promise<void> {
  const isReport = (url: string) => new URL(url).pathname === SIGNALS_PATH;
  const taken = page.waitForResponse(
    (response) => isReport(response.url()) && (response.request().postData() ?? '').includes('"failed"'),
    { timeout: REPORTED },
  );
  await taken.catch(() => {});
}

/** Notices whether a tab is loaded anew: the mark is gone then. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
}

export function isStillTheSame(page: Page): Promise<boolean> {
  return page.evaluate(() => 'stillTheSame' in window);
}
