import { activityDays, currentStreak, lastActiveDate } from './activity.ts';
import { artifactNotes } from './artifact-notes.ts';
import { artifactFeedback } from './artifact-feedback.ts';
import { writeEntry } from './browser-storage.ts';
import { coachingProfile } from './coaching-profile.ts';
import { completedItems } from './completed-items.ts';
import { conversation } from './conversation.ts';
import { icpiDraft, intakeDraft } from './drafts.ts';
import { icpiResults } from './icpi-results.ts';
import { clearKeptPages } from './kept-pages.ts';
import { journeyMode } from './journey-mode.ts';
import { onboardingCompleted } from './onboarding.ts';
import { practiceLog } from './practice-log.ts';
import { practiceDays } from './practice.ts';
import { quizDrafts } from './quiz-drafts.ts';
import { workshopToJoin } from './workshop-to-join.ts';
import { workshops } from './workshops.ts';
import { savedItems } from './saved-items.ts';
import { dropWaiting, writtenWork } from './written-work.ts';

const STORES = [
  completedItems,
  coachingProfile,
  journeyMode,
  onboardingCompleted,
  artifactFeedback,
  conversation,
  lastActiveDate,
  currentStreak,
  activityDays,
  icpiResults,
  practiceDays,
  intakeDraft,
  icpiDraft,
  quizDrafts,
  savedItems,
  writtenWork,
  artifactNotes,
  practiceLog,
  workshops,
  workshopToJoin,
];

/** Of the frame around the sections: what was looked up last, light or dark. */
const FRAME_KEYS = ['palette_recent', 'theme'];

/** Removes what the site stored in this browser, for good. Every section hears of it at once. */
export function clearBrowser(): void {
  dropWaiting();
  for (const key of [...STORES.map((store) => store.key), ...FRAME_KEYS]) writeEntry(key, null);
  void clearKeptPages();
}
