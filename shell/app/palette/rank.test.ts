import { describe, expect, it } from '@jest/globals';
import type { Entry } from './entry.ts';
import { PaletteIndex } from './rank.ts';

const entry = (title: string, words = '', kind = 'Framework'): Entry => ({
  id: title,
  title,
  kind,
  words,
  opens: { href: '/' },
});

const index = new PaletteIndex([
  entry('Forum', 'Community Discussion', 'Page'),
  entry('Growth Mindset With Its Limits', '', 'Knowledge'),
  entry('GROW', 'goals one-to-one'),
  entry('GROW Session Rubric', '', 'Rubric'),
  entry('Delegation Readiness Check', 'handing over', 'Assessment'),
  entry('Skill-Will Matrix'),
  entry('Réflexion', 'café'),
]);
const titles = (typed: string, most = 5) => index.find(typed, most).map(({ title }) => title);

describe('the palette’s ranking', () => {
  it('puts the whole word first, then what begins with it, the shorter title before the longer', () => {
    expect(titles('grow')).toEqual(['GROW', 'GROW Session Rubric', 'Growth Mindset With Its Limits']);
  });

  it('forgives a letter missing, added, changed or swapped, also before the word is finished', () => {
    for (const typed of ['delgation', 'dellegation', 'delagation', 'deelgation', 'delgati'])
      expect(titles(typed)).toEqual(['Delegation Readiness Check']);
  });

  it('does not look for slips where something agrees without', () => {
    expect(titles('form')).toEqual(['Forum']);
    expect(titles('forum')).toEqual(['Forum']);
    expect(titles('goal')).toEqual(['GROW']);
  });

  it('wants every word, in any order, and finds further words too', () => {
    expect(titles('rubric grow')).toEqual(['GROW Session Rubric']);
    expect(titles('handing')).toEqual(['Delegation Readiness Check']);
    expect(titles('rubric grow')).not.toContain('GROW');
  });

  it('takes any word where no entry has all, the most telling first', () => {
    expect(titles('skill banana')).toEqual(['Skill-Will Matrix']);
    expect(titles('delegation grow')[0]).toBe('Delegation Readiness Check');
    expect(titles('banana zzzz')).toEqual([]);
  });

  it('finds by the line under the title', () => {
    const one = { ...entry('Someone is late'), subtitle: 'Giving feedback' };
    expect(new PaletteIndex([one]).find('feedback', 5)).toEqual([one]);
  });

  it('knows no case, accents or hyphens', () => {
    expect(titles('SKILL WILL')).toEqual(['Skill-Will Matrix']);
    expect(titles('reflexion cafe')).toEqual(['Réflexion']);
  });

  it('finds nothing for nothing, and no more than is asked for', () => {
    expect(titles('  -- ')).toEqual([]);
    expect(titles('grow', 2)).toHaveLength(2);
  });
});
