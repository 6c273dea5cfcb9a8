import { describe, expect, it } from '@jest/globals';
import { faultsOf } from './faults.ts';
import type { ForeignName } from './foreign-names.ts';

const NAMED: ForeignName = { file: 'shell/app/bar.tsx', line: 7, name: '/events', section: 'events' };
const listed = (names: string[]) => [{ why: 'A reason.', names: { 'shell/app/bar.tsx': names } }];

describe('a name of another section', () => {
  it('is a fault that gives the location, the owner and what to do', () => {
    expect(faultsOf([NAMED], {}, [])).toEqual([
      `shell/app/bar.tsx:7 names /events, which belongs to the section events: link by the route's name, or let that section contribute it in its remote.ts.`,
    ]);
    expect(faultsOf([{ ...NAMED, name: '/api/events' }], {}, [])[0]).toContain('needs.apis of its remote.ts');
  });

  it('is allowed by file and name only, not for the rest of the file', () => {
    expect(faultsOf([NAMED], {}, listed(['/events']))).toEqual([]);
    expect(faultsOf([NAMED, { ...NAMED, name: '/venues' }], {}, listed(['/events']))).toHaveLength(1);
    expect(faultsOf([{ ...NAMED, file: 'shell/app/foot.tsx' }, NAMED], {}, listed(['/events']))).toHaveLength(
      1,
    );
  });

  it('is allowed where the product is composed', () => {
    const composed = { 'infra/start/': 'It starts them.' };
    expect(faultsOf([{ ...NAMED, file: 'infra/start/list.ts' }], composed, [])).toEqual([]);
  });
});

describe('an unused exception', () => {
  it('must be removed, so that the list only shrinks', () => {
    expect(faultsOf([], {}, listed(['/events']))).toEqual([
      'shell/app/bar.tsx no longer names /events: remove it from the list of exceptions.',
    ]);
    expect(faultsOf([], { 'infra/start/': 'It starts them.' }, [])).toEqual([
      'infra/start/ no longer names a section: remove it from the list of exceptions.',
    ]);
  });
});
