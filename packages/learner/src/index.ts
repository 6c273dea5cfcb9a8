export { useStored, useWritten, type Written } from './react.ts';
export { isComposing, languages, matchesMedia, region, timeZone } from './browser.ts';
export { saveFile } from './save-file.ts';
export { canShare, share } from './share.ts';
export { useCopy } from './use-copy.ts';

export type { Store } from './store/create-store.ts';
export { activityDays, currentStreak, lastActiveDate, readStreak, recordVisit } from './store/activity.ts';
export { clearBrowser } from './store/clear-browser.ts';
export { clearKeptPages } from './store/kept-pages.ts';
export { artifactFeedback, giveFeedback, type Feedback } from './store/artifact-feedback.ts';
export { type CoachingProfile, type JourneyMode, WENT, type Went } from './kept.ts';
export { coachingProfile } from './store/coaching-profile.ts';
export { completeArtifacts, completedItems } from './store/completed-items.ts';
export { conversation } from './store/conversation.ts';
export { icpiDraft, intakeDraft, saveDraft, type Draft } from './store/drafts.ts';
export { forgetIcpiResult, icpiResults, rememberIcpiResult } from './store/icpi-results.ts';
export { journeyMode } from './store/journey-mode.ts';
export { onNotKept } from './store/not-kept.ts';
export { onboardingCompleted } from './store/onboarding.ts';
export { practiceDays, recordPractice } from './store/practice.ts';
export { answerQuiz, forgetQuiz, quizDrafts } from './store/quiz-drafts.ts';
export { artifactNotes, keepNote } from './store/artifact-notes.ts';
export { practiceLog, sayHowItWent } from './store/practice-log.ts';
export { savedItems, toggleSaved } from './store/saved-items.ts';
export { workshopToJoin } from './store/workshop-to-join.ts';
export { forgetWorkshop, rememberWorkshop, workshops } from './store/workshops.ts';
export { type WrittenFields, writtenWork } from './store/written-work.ts';
export {
  exportProgress,
  importProgress,
  NewerProgressFileError,
  ProgressFileError,
  type ImportSummary,
} from './store/transfer.ts';

export { availability, type Availability } from './rules/availability.ts';
export { badges, type Badge } from './rules/badges.ts';
export {
  COACHING_STYLES,
  coachingStyle,
  STYLE_QUESTION_COUNT,
  styleProgress,
  type CoachingStyle,
  type StyleResult,
} from './rules/coaching-style.ts';
export { localDay } from './rules/days.ts';
export {
  canContinue,
  INTAKE_QUESTIONS,
  profileFrom,
  toggleConstraint,
  type IntakeAnswers,
  type IntakeQuestion,
} from './rules/intake.ts';
export {
  journeyPath,
  quickstart,
  TIME_FILTERS,
  type JourneyInput,
  type JourneyPath,
  type TimeFilter,
  timeFilterFor,
} from './rules/journey-path.ts';
export { highlightedStage, overallProgress, stageStates, type StageState } from './rules/journey-stages.ts';
export { goalLabel, LEVEL_FILTER_LABELS, LEVEL_LABELS, MODE_LABELS, trackLabel } from './rules/labels.ts';
export {
  completedOfLevel,
  LEARNING_STAGES,
  learningStage,
  stageShows,
  STAGE_THRESHOLDS,
  type LearningStage,
} from './rules/learning-stage.ts';
export { motivationMessage } from './rules/motivation.ts';
export { nextArtifact, type NextArtifact } from './rules/next-artifact.ts';
export { assignPersona } from './rules/persona.ts';
export {
  addSession,
  EMPTY_PLAN,
  planFileName,
  planText,
  removeSession,
  type CoachingPlan,
  type PlanItem,
} from './rules/plan.ts';
export {
  COACHING_INVESTMENT,
  formatDollars,
  formatRoiPercent,
  roi,
  ROI_INPUTS,
  type Roi,
  type RoiInput,
} from './rules/roi.ts';
export { practiceState, type PracticeState } from './rules/practice.ts';
export { journeyScore, quickstartScore, type Scored } from './rules/scores.ts';
export { shownMinutes } from './rules/shown-minutes.ts';
export { journal, journalText, searchJournal, WENT_LABELS, type JournalEntry } from './rules/journal.ts';
export { latestUnfinished, type Unfinished } from './rules/unfinished.ts';
export { streakDays } from './rules/streak.ts';
