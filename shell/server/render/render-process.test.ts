import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jobFor } from '../testing/job-for.ts';
import { ReadAhead } from './read-ahead.ts';
import { RenderProcess } from './render-process.ts';

const worker = join(import.meta.dirname, '../testing/lying-worker.mjs');

describe('a process that a section’s code has taken over', () => {
  let renderer: RenderProcess;
  const ask = (lie: string) => renderer.render(jobFor('a@1', `/${lie}`));

  beforeEach(async () => {
    renderer = new RenderProcess({
      worker,
      walls: { ownUser: false, namespaces: [], closedDescriptors: false },
      slot: 90,
      limits: { timeout: 3_000, memory: Infinity },
      broker: { upstreamOf: () => undefined },
      readAhead: new ReadAhead(),
      onLog: () => {},
    });
    await renderer.ready;
  });
  afterEach(() => renderer.kill('retired'));

  it('is believed about the page that it was asked for', async () => {
    expect(await ask('true')).toMatchObject({ kind: 'page', status: 200 });
    expect(await ask('path')).toEqual({ kind: 'redirect', status: 302, location: '/lab?a=b' });
  });

  it.each([
    ['answers another job', 'guessed'],
    ['reads more than a page has use for', 'unasked'],
    ['says no JSON', 'noJson'],
    ['says no object', 'noObject'],
    ['says nothing', 'nothing'],
    ['answers without a word of what', 'noParts'],
    ['draws a page without its queries', 'noQueries'],
    ['hides boot data of its own behind its queries', 'otherQueries'],
    ['says a word that there is not', 'word'],
    ['says a word that only the gateway says', 'otherWord'],
    ['sends a line without an end', 'endless'],
    ['announces more than a page', 'tooLong'],
    ['announces a length below nothing', 'negative'],
    ['announces a length that is no number', 'noLength'],
    ['announces more parts than a message has', 'manyParts'],
    ['names a status that no page has', 'status'],
    ['asks for nothing', 'readNull'],
    ['fills the log', 'logs'],
  ])('is ended when it %s', async (_, lie) => {
    await expect(ask(lie)).rejects.toThrow('protocol');
    await renderer.closed;
  });

  it('is ended when it answers a second time, and when it answers a job before', async () => {
    await ask('twice');
    await expect(ask('true')).rejects.toThrow(/protocol/);
    await renderer.closed;
  });

  it('cannot speak for a job that it has answered', async () => {
    await ask('true');
    await expect(ask('former')).rejects.toThrow('protocol');
  });

  it.each(['elsewhere', 'backslash', 'header'])('sends nobody to another site: %s', async (lie) => {
    expect(await ask(lie)).toEqual({ kind: 'failed', error: 'The page redirects to another site' });
  });
});
