import { afterEach, describe, expect, it } from '@jest/globals';
import { type Build, type Job, type Read, RealmProcess } from './realm-process.ts';

/** As small as what a shell draws with can be: a page is what the section's code makes of the job and a read. */
const REALM = `
let page;
const reads = new Map();
const describe = (error) => String(error && error.stack || error);
const answer = (head, html = '', queries = 'null') => HOST.send('answer', JSON.stringify(head), html, queries);
var realm = { default: {
  adopt(code) { const module = { exports: {} }; code(module, module.exports, () => null); page = module.exports; },
  take(word, text, body) {
    const head = JSON.parse(text);
    if (word === 'data') return reads.get(head.id)({ ...head, body });
    if (head.remote === null) return answer({ kind: 'page', status: 200 });
    const read = (path) => new Promise((resolve) => {
      reads.set(1, resolve);
      HOST.send('read', JSON.stringify({ id: 1, path }), '', '');
    });
    (async () => page(head, read, HOST))().then(
      (html) => answer({ kind: 'page', status: 200 }, html, '[1]'),
      (error) => answer({ kind: 'failed', error: describe(error) }),
    );
  },
  fire() { throw new Error('rang'); },
  describe,
} };`;

const JOB: Job = {
  path: '/lab',
  set: { epoch: 1, remotes: [] },
  remote: 'catalog',
  publicUrl: 'https://site.example',
  notice: null,
};
const NOTHING: Read = async () => ({ status: 404, statusText: '', retryAfter: null, body: '' });

describe('a process that draws', () => {
  let process: RealmProcess;
  const thrown: string[] = [];
  const draws = (code: string, realm = REALM) => {
    const address = 'http://localhost/remotes/catalog/development/server.js';
    const build: Build = { realm, code: `module.exports = ${code};`, address };
    process = new RealmProcess(build, (stack) => thrown.push(stack));
  };
  afterEach(() => process.stop());

  it('gives pages one after the other, with what they read', async () => {
    draws('async (job, read) => job.path + " " + (await read("/api/a")).body');
    const read: Read = async (path) => ({
      status: 200,
      statusText: '',
      retryAfter: null,
      body: `of ${path}`,
    });
    const pages = await Promise.all(['/lab', '/studio'].map((path) => process.draw({ ...JOB, path }, read)));
    expect(pages).toEqual([
      { kind: 'page', status: 200, html: '/lab of /api/a', queries: '[1]' },
      { kind: 'page', status: 200, html: '/studio of /api/a', queries: '[1]' },
    ]);
  });

  it('says what a page throws, by the file and line of the build', async () => {
    draws('() => {\n  return window.innerWidth;\n}');
    const { error } = (await process.draw(JOB, NOTHING)) as { error: string };
    expect(error).toMatch(
      /^ReferenceError: window is not defined\n[^]*http:\/\/localhost\/remotes\/catalog\/development\/server\.js:2:3/,
    );
  });

  it('parses addresses for the section, which has no parser', async () => {
    draws(
      '(job, read, host) => [typeof URL, host.parseUrl("/a?b", "https://site.example"), host.parseUrl("/a", "")]',
    );
    const { html } = (await process.draw(JOB, NOTHING)) as { html: string };
    const [type, href] = html.split(/[,\n]/);
    expect([type, href]).toEqual(['undefined', 'https://site.example/a?b']);
  });

  it('tells what is thrown beside a page, and gives the page', async () => {
    draws('async (job, read, host) => { host.wake(1, 0); await read("/api/a"); return "whole"; }');
    const slow: Read = (path) => new Promise((resolve) => setTimeout(() => resolve(NOTHING(path)), 100));
    expect(await process.draw(JOB, slow)).toMatchObject({ html: 'whole' });
    expect(thrown.join()).toContain('Error: rang');
  });

  it.each([
    ['process', 'typeof process + typeof Buffer + typeof fetch', 'undefinedundefinedundefined'],
    [
      'a constructor of Node',
      '[host, ...Object.values(host)].map((each) => String(each.constructor)).join()',
      'undefined,'.repeat(6).slice(0, -1),
    ],
    [
      'code from text',
      '(() => { try { return new Function("return 1")(); } catch { return "refused"; } })()',
      'refused',
    ],
    [
      'a module of Node, and the error that one is refused with',
      'await import("node:fs").then(() => "a module", (refusal) => typeof refusal)',
      'string',
    ],
    [
      'an error of Node',
      'await (async () => { const deep = () => { try { return deep(); } catch (error) { return error; } }; const error = deep(); return String(error instanceof RangeError); })()',
      'true',
    ],
  ])('keeps %s from the section', async (_what, attempt, reached) => {
    draws(`async (job, read, host) => String(${attempt})`);
    expect(await process.draw(JOB, NOTHING)).toMatchObject({ html: reached });
  });

  it('is ended when a page goes on and on', async () => {
    draws('() => { for (;;); }');
    expect(await process.draw(JOB, NOTHING)).toEqual({
      kind: 'failed',
      error: 'The page did not render within 8 seconds; a site allows two.',
    });
    expect(process.isBroken).toBe(true);
  }, 30_000);

  it('says why it cannot begin', async () => {
    draws('() => ""', 'throw new Error("of another form");');
    const { error } = (await process.draw(JOB, NOTHING)) as { error: string };
    expect(error).toContain('of another form');
  });
});
