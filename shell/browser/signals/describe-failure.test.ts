import { describe, expect, it } from '@jest/globals';
import type { BrowserRelease } from '@coachlab/contracts';
import { type FailureClass, RemoteFault } from '@coachlab/federation';
import { describeFailure } from './describe-failure.ts';

const base = '/remotes/catalog/1.0.0/';
const release: BrowserRelease = {
  version: '1.0.0',
  base,
  container: 'catalog_1_0_0',
  entry: 'browser/remoteEntry.js',
  entryIntegrity: '',
  routes: [],
  navigation: [],
  slots: [],
};

const of = (failure: FailureClass, error: RemoteFault) =>
  describeFailure({ remote: 'catalog', version: '1.0.0', outcome: 'failed', class: failure, error }, release);
const at = (file: string) => `https://coachlab.example${base}${file}`;

function thrown(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack });
}

describe('how a release failed', () => {
  it.each<[FailureClass, string, string]>([
    ['not-found', 'browser/remoteEntry.js', 'entry'],
    ['not-found', 'browser/lab.js', 'chunk'],
    ['entry', 'browser/remoteEntry.js', 'entry'],
    ['chunk', 'browser/lab.js', 'chunk'],
    ['integrity', 'browser/lab.css', 'integrity'],
    ['timeout', 'browser/lab.js', 'timeout'],
  ])('%s of %s is told as %s, by its address', (failure, file, told) => {
    const error = new RemoteFault(failure, `${at(file)} answered 404.`, { url: at(file) });
    expect(of(failure, error)).toEqual({ class: told, stack: `RemoteFault: ${at(file)} answered 404.` });
  });

  it.each<FailureClass>(['execution', 'render'])(
    '%s is told as render, by name, message and frames',
    (failure) => {
      const cause = thrown(
        'x is undefined',
        `TypeError: x is undefined\n    at Lab (${at('browser/lab.js')}:1:2)\n    at render (${at('y.js')}:3:4)`,
      );
      expect(of(failure, new RemoteFault(failure, 'x', { cause }))).toEqual({
        class: 'render',
        stack: `TypeError: x is undefined\nat Lab (${at('browser/lab.js')}:1:2)\nat render (${at('y.js')}:3:4)`,
      });
    },
  );

  it('reads the frames of other browsers', () => {
    const cause = thrown('x', `Lab@${at('lab.js')}:1:2\nrender@${at('y.js')}:3:4\n`);
    expect(of('render', new RemoteFault('render', 'x', { cause }))?.stack).toBe(
      `TypeError: x\nLab@${at('lab.js')}:1:2\nrender@${at('y.js')}:3:4`,
    );
  });

  it('keeps nothing that was read or typed: no queries, no quoted text, no further lines of a message', () => {
    const cause = thrown(
      'Unexpected token in "Dear coach, I feel\nlost", see /forum/1?mail=a@b.example and https://a.example/x?q=secret#part',
      `TypeError: …\nlost", see\n    at Lab (${at('lab.js')}?visitor=7:1:2)`,
    );
    const stack = of('render', new RemoteFault('render', 'x', { cause }))?.stack;
    expect(stack).toBe(`TypeError: Unexpected token in "…"\nat Lab (${at('lab.js')}:1:2)`);
    const oneLine = thrown('GET /forum/1?mail=a@b.example failed', 'TypeError');
    expect(of('render', new RemoteFault('render', 'x', { cause: oneLine }))?.stack).toBe(
      'TypeError: GET /forum/1 failed',
    );
  });

  it('is at most 1,000 characters, and of whatever may be thrown', () => {
    const deep = thrown(
      'x'.repeat(500),
      Array.from({ length: 90 }, () => `    at f (${at('a.js')}:1:1)`).join('\n'),
    );
    expect(of('render', new RemoteFault('render', 'x', { cause: deep }))?.stack).toHaveLength(1_000);
    expect(of('render', new RemoteFault('render', 'x', { cause: { not: 'an error' } }))?.stack).toBe(
      'Not an error.',
    );
  });

  it.each<FailureClass>(['offline', 'disabled'])('%s says nothing about a release', (failure) => {
    expect(of(failure, new RemoteFault(failure, 'x'))).toBeNull();
  });
});
