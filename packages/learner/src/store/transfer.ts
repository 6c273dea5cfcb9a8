import { PRODUCT_NAME } from '@coachlab/contracts';
import { activityDays } from './activity.ts';
import { artifactNotes, readNotes } from './artifact-notes.ts';
import { artifactFeedback, type Feedback } from './artifact-feedback.ts';
import { coachingProfile, readProfile } from './coaching-profile.ts';
import { addCompleted, completedItems } from './completed-items.ts';
import { icpiResults } from './icpi-results.ts';
import { journeyMode } from './journey-mode.ts';
import { onboardingCompleted } from './onboarding.ts';
import { addDays } from './day-list.ts';
import { practiceLog, readLog } from './practice-log.ts';
import { practiceDays } from './practice.ts';
import { savedItems } from './saved-items.ts';
import { fieldsOf, textOf, textsOf, type Fields, unique } from './shapes.ts';
import { merge, readWrittenWork, storeWritten, writtenWork } from './written-work.ts';

/** What this release writes, and the latest that it reads. */
const VERSION = 1;

export class ProgressFileError extends Error {
  readonly code = 'progress_file_unreadable';
  constructor(options?: ErrorOptions) {
    super(`This is not a progress file of ${PRODUCT_NAME}.`, options);
    this.name = 'ProgressFileError';
  }
}

/** An export of a later version of the site, of which this page may know only a part. */
export class NewerProgressFileError extends Error {
  readonly code = 'progress_file_newer';
  constructor() {
    super(`This progress file is of a later version of ${PRODUCT_NAME}.`);
    this.name = 'NewerProgressFileError';
  }
}

export interface ImportSummary {
  /** Completed items the file brought that this browser did not have. */
  added: number;
  /** Completed items now. */
  completed: number;
  profile: 'kept' | 'imported' | 'none';
}

/** The visitor's progress as the text of a file. The chat stays out: it is a conversation, not progress. */
export function exportProgress(now = new Date()): string {
  storeWritten();
  const file = {
    product: PRODUCT_NAME,
    kind: 'progress',
    version: VERSION,
    exportedAt: now.toISOString(),
    data: {
      [completedItems.key]: completedItems.get(),
      [coachingProfile.key]: coachingProfile.get(),
      [journeyMode.key]: journeyMode.get(),
      [onboardingCompleted.key]: onboardingCompleted.get(),
      [artifactFeedback.key]: artifactFeedback.get(),
      [activityDays.key]: activityDays.get(),
      [practiceDays.key]: practiceDays.get(),
      [savedItems.key]: savedItems.get(),
      [writtenWork.key]: writtenWork.get(),
      [practiceLog.key]: practiceLog.get(),
      [artifactNotes.key]: artifactNotes.get(),
      [icpiResults.key]: icpiResults.get(),
    },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Merges a file into this browser: lists are united, what the visitor has here stays, what is missing is filled in.
 * @throws ProgressFileError when the text is no such file, NewerProgressFileError when it is one of a later version; nothing has been
 * changed then.
 */
export function importProgress(text: string): ImportSummary {
  const data = readFile(text);
  const before = completedItems.get().length;
  const imported = textsOf(data[completedItems.key]);
  if (imported.length > 0) addCompleted(imported);

  const feedback = Object.entries(fieldsOf(data[artifactFeedback.key]) ?? {}).filter(
    (entry): entry is [string, Feedback] => entry[1] === 'yes' || entry[1] === 'no',
  );
  if (feedback.length > 0) artifactFeedback.update((here) => ({ ...Object.fromEntries(feedback), ...here }));

  for (const list of [activityDays, practiceDays]) addDays(list, textsOf(data[list.key]));

  const log = readLog(data[practiceLog.key]) ?? {};
  if (Object.keys(log).length > 0) practiceLog.update((here) => ({ ...log, ...here }));
  const notes = readNotes(data[artifactNotes.key]) ?? {};
  if (Object.keys(notes).length > 0) artifactNotes.update((here) => ({ ...notes, ...here }));

  for (const list of [savedItems, icpiResults]) {
    const ids = textsOf(data[list.key]);
    if (ids.length > 0) list.update((here) => unique([...here, ...ids]));
  }
  const written = readWrittenWork(fieldsOf(data[writtenWork.key]) ?? {});
  if (Object.keys(written).length > 0) writtenWork.update((here) => merge(written, here));

  if (data[onboardingCompleted.key] === true) onboardingCompleted.set(true);
  const profile = importProfile(data);
  const completed = completedItems.get().length;
  return { added: completed - before, completed, profile };
}

function importProfile(data: Fields): ImportSummary['profile'] {
  if (coachingProfile.get()) return 'kept';
  const fields = fieldsOf(data[coachingProfile.key]);
  const profile = fields && readProfile(fields);
  if (!profile) return 'none';
  coachingProfile.set(profile);
  // The mode belongs to the path of that profile.
  const mode = textOf(data[journeyMode.key]);
  if (mode === 'guided' || mode === 'explore') journeyMode.set(mode);
  return 'imported';
}

function readFile(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ProgressFileError({ cause });
  }
  const file = fieldsOf(value);
  const data = fieldsOf(file?.data);
  if (!data || file?.product !== PRODUCT_NAME || file.kind !== 'progress') throw new ProgressFileError();
  const { version = VERSION } = file;
  if (typeof version !== 'number') throw new ProgressFileError();
  if (version > VERSION) throw new NewerProgressFileError();
  return data;
}
