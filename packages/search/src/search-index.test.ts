import { describe, expect, it } from '@jest/globals';
import { type Searchable, SearchIndex } from './search-index.ts';

const item = (title: string, more: Partial<Searchable> = {}): Searchable => ({ id: title, title, ...more });

const ALL = [
  item('Forum', { keywords: 'Page', subtitle: 'Community Discussion' }),
  item('Growth Mindset With Its Limits', { keywords: 'knowledge' }),
  item('GROW', { keywords: 'goals one-to-one' }),
  item('GROW Session Rubric', { keywords: 'rubric' }),
  item('Delegation Readiness Check', { keywords: 'handing over' }),
  item('Skill-Will Matrix'),
  item('I’ve been told that I micromanage'),
  item('Réflexion', { keywords: 'café' }),
  item('The last talk', { text: 'What to say when someone is dismissed.' }),
];
const index = new SearchIndex(ALL, [
  ['firing', 'dismiss', 'let someone go'],
  ['wfh', 'work from home'],
]);
const titles = (typed: string, most = 5) => index.find(typed, most).map(({ id }) => id);

describe('the search', () => {
  it('puts the whole word first, then what begins with it, the shorter title before the longer', () => {
    expect(titles('grow')).toEqual(['GROW', 'GROW Session Rubric', 'Growth Mindset With Its Limits']);
  });

  it.each(['delgation', 'dellegation', 'delagation', 'deelgation', 'delgati', 'delegatio'])(
    'forgives slips, and words that are not finished: %s',
    (typed) => expect(titles(typed)).toEqual(['Delegation Readiness Check']),
  );

  it.each(['delegate', 'delegating', 'Delegations'])('knows the endings of a word: %s', (typed) =>
    expect(titles(typed)).toEqual(['Delegation Readiness Check']),
  );

  it('does not look for slips where something agrees without', () => {
    expect(titles('foru')).toEqual(['Forum']);
    expect(titles('goal')).toEqual(['GROW']);
  });

  it('finds a word by a part of it', () => {
    expect(titles('manage')).toEqual(['I’ve been told that I micromanage']);
  });

  it('finds a word that was typed as two', () => {
    expect(titles('micro manage')).toEqual(['I’ve been told that I micromanage']);
  });

  it('puts what has all words before what has some, in any order', () => {
    expect(titles('rubric grow')).toEqual(['GROW Session Rubric', 'GROW', 'Growth Mindset With Its Limits']);
  });

  it('takes any word where nothing has all', () => {
    expect(titles('skill banana')).toEqual(['Skill-Will Matrix']);
    expect(titles('banana zzzz')).toEqual([]);
  });

  it('finds by what else people call it, a word or a phrase', () => {
    expect(titles('firing')).toEqual(['The last talk']);
    expect(titles('i must let someone go')).toEqual(['The last talk']);
    expect(
      new SearchIndex([item('At home', { keywords: 'work from home' })], [['wfh', 'work from home']]).find(
        'wfh',
      ),
    ).toHaveLength(1);
  });

  it('knows no case, accents or hyphens', () => {
    expect(titles('SKILL WILL')).toEqual(['Skill-Will Matrix']);
    expect(titles('reflexion cafe')).toEqual(['Réflexion']);
  });

  it('finds nothing for nothing, and no more than is asked for', () => {
    for (const typed of ['', '  -- ', '🙂']) expect(titles(typed)).toEqual([]);
    expect(titles('grow', 2)).toHaveLength(2);
  });

  it('says how much of what was typed a thing speaks of', () => {
    expect(index.find('delegation readiness', 1)[0]?.coverage).toBe(1);
    expect(index.find('delegation zzzz', 1)[0]?.coverage).toBeLessThan(0.6);
  });

  it('takes little time for any text', () => {
    const began = process.cpuUsage();
    index.find('delegation of everything to everybody '.repeat(200));
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(5_000);
  });

  it('adds what is new, once', async () => {
    const growing = new SearchIndex([item('GROW')]);
    await growing.add([item('GROW'), item('CLEAR')]);
    expect(
      growing
        .find('clear grow')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['CLEAR', 'GROW']);
  });

  it('has added all when the last of several calls resolves', async () => {
    const growing = new SearchIndex([]);
    const many = Array.from({ length: 200 }, (_, at) => item(`Entry number ${at}`));
    void growing.add([...many, item('OSKAR')]);
    await growing.add([item('Thread')]);
    expect(growing.find('oskar').map(({ id }) => id)).toEqual(['OSKAR']);
  });
});
