import { expect, it } from '@jest/globals';
import { stripVTControlCharacters } from 'node:util';
import type { RegistryStatus } from '@coachlab/contracts';
import { describeShell, hintAtShellErrors } from './shell-errors.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const at = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const error = {
  class: 'uncaught' as const,
  stack: 'TypeError: broken frame\nat press (https://lab.example/remotes/shell/shell.8f.js:1:2)',
  sessions: 12,
  firstAt: at(5),
  lastAt: at(2),
};
const status = (errors: (typeof error)[]): RegistryStatus => ({
  epoch: 1,
  certifiedUntil: at(-1_000),
  remotes: [],
  shells: [],
  shellBuilds: [{ build: '8f24233208', running: true, firstAt: at(50), lastAt: at(0), errors }],
});
const plain = (text: string) => stripVTControlCharacters(text);

it('shows each build of the shell with its errors and their stacks', () => {
  expect(plain(describeShell(status([error]), NOW)).split('\n')).toEqual([
    'shell',
    '',
    'BUILD       NOW      FIRST SEEN  LAST SEEN  ERRORS',
    '8f24233208  running  2 days ago  0 s ago    1',
    '',
    'shell 8f24233208  uncaught in 12 sessions, first 5 h ago, last 2 h ago',
    '  TypeError: broken frame',
    '  at press (https://lab.example/remotes/shell/shell.8f.js:1:2)',
  ]);
});

it('hints at errors of the last day, and says nothing of older ones or where there are none', () => {
  expect(plain(hintAtShellErrors(status([error, { ...error, lastAt: at(30) }]), NOW)[0]!)).toBe(
    'shell: its own files threw 1 kind of uncaught error in the last day, the last 2 h ago: coachlab status shell',
  );
  expect(hintAtShellErrors(status([{ ...error, lastAt: at(30) }]), NOW)).toEqual([]);
});

it('knows nothing of the shell from a registry of the release before', () => {
  const { shellBuilds: _, ...before } = status([error]);
  expect(describeShell(before, NOW)).toBe('No shell has announced a build yet.');
  expect(hintAtShellErrors(before, NOW)).toEqual([]);
});
