import { beforeEach, expect, it } from '@jest/globals';
import { artifactNotes, keepNote } from './artifact-notes.ts';
import { completeArtifacts } from './completed-items.ts';
import { practiceLog, sayHowItWent } from './practice-log.ts';
import { exportProgress, importProgress } from './transfer.ts';

beforeEach(() => localStorage.clear());

it('dates what is completed, once', () => {
  completeArtifacts('grow');
  const first = practiceLog.get().grow?.doneAt;
  expect(Date.parse(first ?? '')).not.toBeNaN();
  sayHowItWent('grow', { went: 'well' });
  sayHowItWent('grow', { line: 'Short.' });
  completeArtifacts('grow');
  expect(practiceLog.get()).toEqual({ grow: { doneAt: first, went: 'well', line: 'Short.' } });
});

it('does not date an import', () => {
  completeArtifacts('grow');
  const { practice_log: _gone, ...data } = JSON.parse(exportProgress()).data;
  localStorage.clear();
  importProgress(JSON.stringify({ product: 'Coachlab', kind: 'progress', data }));
  expect(practiceLog.get()).toEqual({});
});

it('keeps a note as typed, and none that is empty', () => {
  keepNote('grow', '  Ask once.\n');
  expect(artifactNotes.get().grow?.text).toBe('  Ask once.\n');
  keepNote('grow', '  ');
  expect(artifactNotes.get()).toEqual({});
});

it('travels in the progress file, and does not overwrite what is said here', () => {
  completeArtifacts('grow', 'clear');
  sayHowItWent('grow', { went: 'badly' });
  keepNote('grow', 'There.');
  keepNote('oskar', 'Only there.');
  const file = exportProgress();
  localStorage.clear();
  sayHowItWent('grow', { went: 'well' });
  keepNote('grow', 'Here.');
  importProgress(file);
  expect(practiceLog.get().grow?.went).toBe('well');
  expect(Object.keys(practiceLog.get()).toSorted()).toEqual(['clear', 'grow']);
  expect(artifactNotes.get().grow?.text).toBe('Here.');
  expect(artifactNotes.get().oskar?.text).toBe('Only there.');
});

it.each(['[]', '{"a":{"doneAt":"soon"}}', '{"a":4}'])('ignores what is no log: %s', (raw) => {
  const data = { practice_log: JSON.parse(raw), artifact_notes: JSON.parse(raw) };
  importProgress(JSON.stringify({ product: 'Coachlab', kind: 'progress', data }));
  expect(practiceLog.get()).toEqual({});
  expect(artifactNotes.get()).toEqual({});
});
