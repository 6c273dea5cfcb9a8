import { expect, it } from '@jest/globals';
import { journal, journalText, searchJournal } from './journal.ts';

const input = {
  log: {
    grow: { doneAt: '2026-11-20T10:00:00.000Z', went: 'mixed' as const, line: 'Too many questions.' },
    clear: { doneAt: '2026-11-21T10:00:00.000Z' },
  },
  notes: {
    grow: { text: 'Ask once.\nThen wait.', at: '2026-11-22T09:00:00.000Z' },
    oskar: { text: 'For Thursday.', at: '2026-11-19T09:00:00.000Z' },
  },
  titleOf: (id: string) => id.toUpperCase(),
};

it('tells the newest first, a note without a completion too', () => {
  expect(journal(input).map(({ title, done }) => [title, done])).toEqual([
    ['GROW', true],
    ['CLEAR', true],
    ['OSKAR', false],
  ]);
});

it.each([
  ['thursday', ['OSKAR']],
  ['MIXED', ['GROW']],
  ['too many', ['GROW']],
  ['clear', ['CLEAR']],
  ['', ['GROW', 'CLEAR', 'OSKAR']],
  ['nothing of it', []],
])('finds %p', (text, titles) => {
  expect(searchJournal(journal(input), text).map(({ title }) => title)).toEqual(titles);
});

it('goes into a file as Markdown', () => {
  expect(journalText(journal(input))).toBe(
    [
      '# Practice log',
      '## GROW',
      '2026-11-22 · done · went: Mixed',
      'Too many questions.',
      'Ask once.\nThen wait.',
      '## CLEAR',
      '2026-11-21 · done',
      '## OSKAR',
      '2026-11-19',
      'For Thursday.\n',
    ].join('\n\n'),
  );
});
