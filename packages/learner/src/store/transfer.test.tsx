import { beforeEach, describe, expect, it } from '@jest/globals';
import { activityDays } from './activity.ts';
import { artifactFeedback, giveFeedback } from './artifact-feedback.ts';
import type { CoachingProfile } from '../kept.ts';
import { coachingProfile } from './coaching-profile.ts';
import { completeArtifacts, completedItems } from './completed-items.ts';
import { conversation } from './conversation.ts';
import { journeyMode } from './journey-mode.ts';
import { onboardingCompleted } from './onboarding.ts';
import { exportProgress, importProgress, ProgressFileError } from './transfer.ts';

const profile: CoachingProfile = {
  role: 'team',
  goal: 'skill',
  style: 'scripts',
  confidence: 4,
  time: '15',
  constraints: [],
  track: 'yes',
  persona: 'practitioner',
};

beforeEach(() => localStorage.clear());

describe('progress in a file', () => {
  it('comes back whole in an empty browser', () => {
    completeArtifacts('a', 'b');
    coachingProfile.set(profile);
    journeyMode.set('explore');
    onboardingCompleted.set(true);
    giveFeedback('a', 'yes');
    activityDays.set(['2026-03-01']);
    const file = exportProgress();

    localStorage.clear();
    expect(importProgress(file)).toEqual({ added: 2, completed: 2, profile: 'imported' });
    expect(completedItems.get()).toEqual(['a', 'b']);
    expect(coachingProfile.get()).toEqual(profile);
    expect(journeyMode.get()).toBe('explore');
    expect(onboardingCompleted.get()).toBe(true);
    expect(artifactFeedback.get()).toEqual({ a: 'yes' });
    expect(activityDays.get()).toEqual(['2026-03-01']);
  });

  it('merges, and never loses a completed item or what the visitor has said here', () => {
    completeArtifacts('a', 'b');
    giveFeedback('a', 'yes');
    coachingProfile.set(profile);
    const file = exportProgress();

    localStorage.clear();
    completeArtifacts('c', 'b');
    giveFeedback('a', 'no');
    coachingProfile.set({ ...profile, persona: 'executive' });
    expect(importProgress(file)).toEqual({ added: 1, completed: 3, profile: 'kept' });
    expect(completedItems.get()).toEqual(['c', 'b', 'a']);
    expect(artifactFeedback.get()).toEqual({ a: 'no' });
    expect(coachingProfile.get()?.persona).toBe('executive');
  });

  it('is no activity: the day of the import stays out of the streak', () => {
    completeArtifacts('a');
    activityDays.set(['2026-03-01']);
    const file = exportProgress();
    localStorage.clear();
    importProgress(file);
    expect(activityDays.get()).toEqual(['2026-03-01']);
  });

  it('changes nothing the second time', () => {
    completeArtifacts('a');
    expect(importProgress(exportProgress())).toMatchObject({ added: 0, completed: 1 });
  });

  it('leaves the conversation out', () => {
    conversation.set([{ role: 'user', content: 'between us' }]);
    expect(exportProgress()).not.toContain('between us');
  });

  it('ignores parts of another shape', () => {
    const data = {
      completed_items: 'all',
      artifact_feedback: [],
      activity_days: ['soon'],
      coaching_profile: 4,
    };
    const file = JSON.stringify({ product: 'Coachlab', kind: 'progress', version: 1, data });
    expect(importProgress(file)).toEqual({ added: 0, completed: 0, profile: 'none' });
  });

  it('refuses an export of a later version, and says so', () => {
    completeArtifacts('a');
    const later = exportProgress().replace('"version": 1', '"version": 99');
    localStorage.clear();
    expect(() => importProgress(later)).toThrow(expect.objectContaining({ code: 'progress_file_newer' }));
    expect(completedItems.get()).toEqual([]);
  });

  it.each(['', 'hello', '[]', '{"data":{}}', '{"product":"Other","kind":"progress","data":{}}'])(
    'refuses a file that is none of ours: %s',
    (text) => {
      completeArtifacts('a');
      expect(() => importProgress(text)).toThrow(ProgressFileError);
      expect(completedItems.get()).toEqual(['a']);
    },
  );
});
