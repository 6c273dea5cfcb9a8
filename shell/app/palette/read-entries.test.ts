import { describe, expect, it } from '@jest/globals';
import type { SearchSource } from '@coachlab/contracts';
import { readEntries } from './read-entries.ts';

const source: SearchSource = {
  from: '/api/talks?view=card',
  id: 'talk:{slug}',
  title: '{title}',
  kind: '{track}',
  subtitle: '{speaker}: {text}',
  keywords: '{tags}, {slug}',
  params: { slug: '{slug}' },
  names: { track: { t1: 'Keynote' } },
};
const talk = {
  slug: 'a talk',
  title: 'On feedback',
  track: 't1',
  speaker: 'Ada',
  text: 'One\nline',
  tags: ['a', 'b'],
};
const page = { path: '/talks/:slug' };
const read = (
  answer: unknown,
  more: Partial<SearchSource> = {},
  opens: { path: string } | { slot: string } = page,
) => readEntries({ source: { ...source, ...more }, opens }, answer);

describe('what an API answers, as a section says that it is read', () => {
  it('is found by all its texts, and opens its page', () => {
    expect(read([talk])).toEqual([
      {
        id: 'talk:a talk',
        title: 'On feedback',
        kind: 'Keynote',
        subtitle: 'Ada: One line',
        texts: {
          id: 'talk:a talk',
          title: 'On feedback',
          keywords: 'a, b, a talk',
          subtitle: 'Ada: One line',
        },
        opens: { href: '/talks/a%20talk' },
      },
    ]);
  });

  it('goes by the value that nobody has named', () => {
    expect(read([{ ...talk, track: 'constructor' }])).toMatchObject([{ kind: 'constructor' }]);
  });

  it('may be one member of the answer, and open a slot', () => {
    expect(read({ talks: [talk] }, { list: 'talks' }, { slot: 'talk-dialog' })).toMatchObject([
      { opens: { slot: 'talk-dialog', props: { slug: 'a talk' } } },
    ]);
  });

  it('says in the query what the path does not have', () => {
    expect(read([talk], {}, { path: '/talks' })).toMatchObject([{ opens: { href: '/talks?slug=a%20talk' } }]);
  });

  it('cuts the line under the title, and not what is searched', () => {
    const [entry] = read([{ ...talk, text: 'x'.repeat(500) }], { text: '{text}' });
    expect(entry?.subtitle).toHaveLength(140);
    expect(entry?.texts?.text).toHaveLength(500);
  });

  it.each([
    ['without a title', { slug: 'x' }],
    ['without what its address needs', { title: 'x' }],
    ['that is nothing', null],
    ['that is a text', 'talk'],
  ])('leaves out an item %s', (_, item) => {
    expect(read([item, talk])).toHaveLength(1);
  });

  it.each([[null], [undefined], [{}], ['text'], [{ talks: [talk] }]])('has nothing of %p', (answer) => {
    expect(read(answer)).toEqual([]);
  });
});
