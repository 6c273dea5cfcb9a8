import { describe, expect, it } from '@jest/globals';
import type { RemoteSignal } from '@coachlab/contracts';
import { answeredPages, standInsOf } from './answered-pages.ts';

const catalog = { remote: 'catalog', version: '1.2.0' };
const loaded: RemoteSignal = { ...catalog, outcome: 'loaded' };
const failed: RemoteSignal = { ...catalog, outcome: 'failed', class: 'render' };

describe('a page', () => {
  it.each<[string, RemoteSignal[], string]>([
    ['the release itself', [loaded], '1.2.0'],
    ['the release that took its place', [loaded, { ...failed, replacedBy: '1.1.0' }], '1.1.0'],
    ['nothing when the release failed and nothing took its place', [loaded, failed], ''],
    [
      'the release itself when an error of it was caught by nobody',
      [loaded, { ...failed, class: 'uncaught' }],
      '1.2.0',
    ],
  ])('was answered by %s', (_, signals, answeredBy) => {
    expect(answeredPages(signals)).toEqual([{ release: 'catalog@1.2.0', answeredBy, corrected: false }]);
  });
});

describe('what a release came to', () => {
  const own = (pages: number) => ({ answeredBy: '1.2.0', pages });

  it('names who stood in for it, the most frequent first, and what nothing answered', () => {
    const answered = [
      own(2),
      { answeredBy: '1.0.0', pages: 1 },
      { answeredBy: '1.1.0', pages: 36 },
      { answeredBy: '', pages: 1 },
    ];
    expect(standInsOf('1.2.0', 5, answered)).toEqual({
      version: '1.2.0',
      minutes: 5,
      pages: 40,
      failed: 1,
      by: [
        { version: '1.1.0', pages: 36 },
        { version: '1.0.0', pages: 1 },
      ],
    });
  });

  it('is nothing to speak of while it answers nearly all pages itself', () => {
    expect(standInsOf('1.2.0', 5, [])).toBeNull();
    expect(standInsOf('1.2.0', 5, [own(98), { answeredBy: '1.1.0', pages: 2 }])).toBeNull();
    expect(standInsOf('1.2.0', 5, [own(97), { answeredBy: '1.1.0', pages: 3 }])).not.toBeNull();
  });
});
