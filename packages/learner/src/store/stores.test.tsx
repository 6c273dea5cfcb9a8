import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { activityDays, currentStreak, lastActiveDate, readStreak, recordVisit } from './activity.ts';
import { artifactFeedback, giveFeedback } from './artifact-feedback.ts';
import { coachingProfile } from './coaching-profile.ts';
import { localDay } from '../rules/days.ts';
import { completeArtifacts, completedItems } from './completed-items.ts';
import { conversation } from './conversation.ts';
import { icpiDraft, intakeDraft, saveDraft } from './drafts.ts';
import { journeyMode } from './journey-mode.ts';
import { onboardingCompleted } from './onboarding.ts';
import { practiceDays } from './practice.ts';
import { answerQuiz, forgetQuiz, quizDrafts } from './quiz-drafts.ts';

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
  practiceDays,
  intakeDraft,
  icpiDraft,
  quizDrafts,
];

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

describe('what other releases wrote', () => {
  it.each([
    ['a list of ids', '["a","b"]', ['a', 'b']],
    ['ids twice', '["a","a"]', ['a']],
    ['a newer shape with more to each item', '[{"id":"a","at":1},"b"]', ['a', 'b']],
    ['a newer shape around the list', '{"version":2,"items":["a"]}', ['a']],
    ['entries that are no ids', '["a",null,7,[],{},""]', ['a', '7']],
  ])('reads completed_items: %s', (_, raw, ids) => {
    localStorage.setItem('completed_items', raw);
    expect(completedItems.get()).toEqual(ids);
  });

  it('reads a profile of an older release without a persona, and finds the persona', () => {
    localStorage.setItem('coaching_profile', '{"role":"director","confidence":"4","time":"90+"}');
    expect(coachingProfile.get()).toEqual({
      role: 'director',
      goal: '',
      style: '',
      confidence: 4,
      time: '90',
      constraints: [],
      track: '',
      persona: 'executive',
    });
  });

  it('keeps the fields that a newer release added to the profile', () => {
    localStorage.setItem('coaching_profile', '{"persona":"enabler","cohort":"spring"}');
    coachingProfile.update((profile) => profile && { ...profile, name: 'Ada' });
    expect(JSON.parse(localStorage.getItem('coaching_profile')!)).toMatchObject({
      cohort: 'spring',
      name: 'Ada',
    });
  });

  it('keeps answers to feedback that it does not know', () => {
    localStorage.setItem('artifact_feedback', '{"a":"yes","b":"perhaps","c":{"answer":"no","why":"long"}}');
    expect(artifactFeedback.get()).toEqual({ a: 'yes', c: 'no' });
    giveFeedback('d', 'no');
    expect(JSON.parse(localStorage.getItem('artifact_feedback')!)).toMatchObject({ b: 'perhaps', d: 'no' });
  });

  it.each([
    ['guided', 'guided'],
    ['"explore"', 'explore'],
  ])('reads the mode %s', (raw, mode) => {
    localStorage.setItem('journey_mode', raw);
    expect(journeyMode.get()).toBe(mode);
  });

  it('reads a conversation, drops what is no message and keeps further fields', () => {
    localStorage.setItem(
      'ai_conversation',
      '[{"role":"user","content":"Hi","at":1},{"role":"system","content":"no"},{"role":"assistant"},3]',
    );
    expect(conversation.get()).toEqual([{ role: 'user', content: 'Hi', at: 1 }]);
  });
});

describe('garbage', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.spyOn(console, 'warn').mockClear();
  });

  it.each(['{', '[', 'null', '"', 'yes no', '<html>', '{"a":', '\u0000', 'undefined', '[[[]]]'])(
    'is ignored in every key and leaves the others alone: %s',
    (garbage) => {
      for (const spoiled of STORES) {
        localStorage.clear();
        for (const store of STORES) if (store !== spoiled) store.set(VALID[store.key] as never);
        localStorage.setItem(spoiled.key, garbage);
        for (const store of STORES) {
          expect(store.get()).toEqual(store === spoiled ? store.empty : VALID[store.key]);
        }
      }
    },
  );

  it('is replaced by the next write', () => {
    localStorage.setItem('completed_items', '{"what');
    completeArtifacts('a');
    expect(localStorage.getItem('completed_items')).toBe('["a"]');
  });

  it('is named in the log once', () => {
    const warn = jest.spyOn(console, 'warn');
    warn.mockClear();
    localStorage.setItem('ai_conversation', '}{');
    conversation.get();
    conversation.get();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('ai_conversation')]]);
  });
});

const VALID: Record<string, unknown> = {
  completed_items: ['a'],
  coaching_profile: {
    role: 'team',
    goal: 'skill',
    style: 'scripts',
    confidence: 2,
    time: '5',
    constraints: ['none'],
    track: 'no',
    persona: 'emerging_coach',
  },
  journey_mode: 'explore',
  onboarding_completed: true,
  artifact_feedback: { a: 'yes' },
  ai_conversation: [{ role: 'user', content: 'Hi' }],
  last_active_date: '2026-03-01',
  current_streak: 3,
  activity_days: ['2026-03-01'],
  practice_days: ['2026-03-01'],
  intake_quiz_draft: {
    savedAt: Date.now(),
    position: 2,
    answers: { role: 'team', confidence: 4, constraints: [] },
  },
  icpi_draft: { savedAt: Date.now(), position: 1, answers: { t1: 6 } },
  quiz_drafts: { 'foundations/grow': { savedAt: Date.now(), answers: { q1: 'a' }, attempt: 'one' } },
};

describe('what is written', () => {
  it('has the form of the spec', () => {
    for (const store of STORES) store.set(VALID[store.key] as never);
    expect(localStorage.getItem('completed_items')).toBe('["a"]');
    expect(localStorage.getItem('journey_mode')).toBe('explore');
    expect(localStorage.getItem('onboarding_completed')).toBe('true');
    expect(localStorage.getItem('artifact_feedback')).toBe('{"a":"yes"}');
    expect(localStorage.getItem('last_active_date')).toBe('2026-03-01');
    expect(localStorage.getItem('current_streak')).toBe('3');
  });

  it('removes the stored history when the conversation is cleared', () => {
    conversation.set([{ role: 'user', content: 'Hi' }]);
    conversation.set([]);
    expect(localStorage.getItem('ai_conversation')).toBeNull();
  });

  it('adds a completed id once', () => {
    completeArtifacts('a', 'b');
    completeArtifacts('b', 'c');
    expect(completedItems.get()).toEqual(['a', 'b', 'c']);
  });

  it('makes today an active day by completing something, not by completing it again', () => {
    completeArtifacts('a');
    expect(activityDays.get()).toEqual([localDay(new Date())]);
    activityDays.set([]);
    completeArtifacts('a');
    expect(activityDays.get()).toEqual([]);
  });
});

describe('a visit', () => {
  it('sets today and a streak of 1 on a new day, and counts the real run of days', () => {
    currentStreak.set(9);
    lastActiveDate.set('2026-02-26');
    for (const day of [27, 28, 29]) recordVisit(new Date(2026, 1, day, 12));
    expect(localStorage.getItem('last_active_date')).toBe('2026-03-01');
    expect(localStorage.getItem('current_streak')).toBe('1');
    expect(readStreak(new Date(2026, 2, 1, 13))).toBe(3);
  });

  it('leaves the streak alone when it is the same day, however that day was written', () => {
    const now = new Date(2026, 2, 1, 12);
    localStorage.setItem('last_active_date', now.toDateString());
    localStorage.setItem('current_streak', '5');
    recordVisit(now);
    expect(localStorage.getItem('last_active_date')).toBe(now.toDateString());
    expect(readStreak(now)).toBe(5);
  });

  it('does not grow for ever', () => {
    for (let day = 0; day < 450; day += 1) recordVisit(new Date(2025, 0, 1 + day, 12));
    expect(activityDays.get()).toHaveLength(400);
  });
});

describe('a half-finished quiz', () => {
  it('can be resumed for seven days', () => {
    const saved = Date.UTC(2026, 0, 1);
    jest.useFakeTimers({ now: saved + 7 * 86_400_000 });
    saveDraft(icpiDraft, 1, { t1: 6 }, saved);
    expect(icpiDraft.get()).toEqual({ savedAt: saved, position: 1, answers: { t1: 6 } });
    saveDraft(icpiDraft, 1, { t1: 6 }, saved - 1);
    expect(icpiDraft.get()).toBeNull();
  });

  it('reads only answers that can be answers', () => {
    localStorage.setItem(
      'icpi_draft',
      JSON.stringify({ savedAt: Date.now(), position: -3, answers: { a: 1, b: 7, c: '3', d: 2.5 } }),
    );
    expect(icpiDraft.get()).toMatchObject({ position: 0, answers: { a: 1 } });
  });

  it('is gone when it is done', () => {
    saveDraft(intakeDraft, 3, { role: 'team' });
    intakeDraft.set(null);
    expect(localStorage.getItem('intake_quiz_draft')).toBeNull();
  });
});

describe('the half-answered quiz of a module', () => {
  it('takes answer by answer, and each of them makes it another attempt', () => {
    answerQuiz('foundations/grow', 'q1', 'a', 'one');
    answerQuiz('foundations/grow', 'q2', 'b', 'two');
    answerQuiz('systems/loops', 'q1', 'c', 'three');
    expect(quizDrafts.get()).toMatchObject({
      'foundations/grow': { answers: { q1: 'a', q2: 'b' }, attempt: 'two' },
      'systems/loops': { answers: { q1: 'c' }, attempt: 'three' },
    });
  });

  it('leaves no trace when the last one is done', () => {
    answerQuiz('foundations/grow', 'q1', 'a', 'one');
    answerQuiz('systems/loops', 'q1', 'c', 'two');
    forgetQuiz('foundations/grow');
    expect(Object.keys(quizDrafts.get())).toEqual(['systems/loops']);
    forgetQuiz('systems/loops');
    expect(localStorage.getItem('quiz_drafts')).toBeNull();
  });

  it('is kept for seven days', () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 8) });
    answerQuiz('old/one', 'q1', 'a', 'one', Date.UTC(2026, 0, 1) - 1);
    answerQuiz('new/one', 'q1', 'a', 'two', Date.UTC(2026, 0, 1));
    expect(Object.keys(quizDrafts.get())).toEqual(['new/one']);
  });

  it('that cannot be read is passed over, and the others are kept', () => {
    const good = { savedAt: Date.now(), attempt: 'one', answers: { q1: 'a', q2: 7, q3: null } };
    const drafts = {
      good,
      'no attempt': { ...good, attempt: '' },
      'no answers': { ...good, answers: [] },
      odd: 'x',
    };
    localStorage.setItem('quiz_drafts', JSON.stringify(drafts));
    expect(quizDrafts.get()).toEqual({ good: { ...good, answers: { q1: 'a' } } });
  });
});
