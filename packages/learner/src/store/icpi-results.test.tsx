import { beforeEach, expect, it } from '@jest/globals';
import { icpiDraft } from './drafts.ts';
import { exportProgress, importProgress } from './transfer.ts';
import { forgetIcpiResult, icpiResults, rememberIcpiResult } from './icpi-results.ts';

beforeEach(() => localStorage.clear());

it('remembers the results made here, the newest first and each once', () => {
  for (const id of ['one', 'two', 'one']) rememberIcpiResult(id);
  expect(icpiResults.get()).toEqual(['one', 'two']);
  forgetIcpiResult('one');
  expect(icpiResults.get()).toEqual(['two']);
});

it('remembers twenty of them', () => {
  for (let count = 1; count <= 25; count += 1) rememberIcpiResult(`r${count}`);
  expect(icpiResults.get()).toHaveLength(20);
  expect(icpiResults.get()[0]).toBe('r25');
});

it('goes along in the progress file, after what this browser has', () => {
  for (const id of ['one', 'two']) rememberIcpiResult(id);
  const file = exportProgress();
  localStorage.clear();
  rememberIcpiResult('three');
  importProgress(file);
  expect(icpiResults.get()).toEqual(['three', 'two', 'one']);
});

it('keeps which try at the questionnaire a draft belongs to', () => {
  icpiDraft.set({ savedAt: Date.now(), position: 1, answers: { t1: 3 }, attempt: 'first' });
  localStorage.setItem('icpi_draft', `${localStorage.getItem('icpi_draft')} `);
  expect(icpiDraft.get()).toMatchObject({ attempt: 'first', answers: { t1: 3 } });
});
