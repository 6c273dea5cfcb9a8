import { describe, expect, it } from '@jest/globals';
import {
  canContinue,
  INTAKE_QUESTIONS,
  profileFrom,
  toggleConstraint,
  type IntakeAnswers,
} from './intake.ts';

const question = (id: string) => INTAKE_QUESTIONS.find((entry) => entry.id === id)!;

describe('intake quiz', () => {
  it('asks seven questions', () => {
    expect(INTAKE_QUESTIONS.map(({ id }) => id)).toEqual([
      'role',
      'goal',
      'style',
      'confidence',
      'time',
      'constraints',
      'track',
    ]);
  });

  it.each<[string, string, Partial<IntakeAnswers>, boolean]>([
    ['a single choice needs an answer', 'role', {}, false],
    ['a single choice is answered', 'role', { role: 'team' }, true],
    ['an answer that is no option is none', 'role', { role: 'king' }, false],
    ['the scale has its default', 'confidence', {}, true],
    ['the scale takes 5', 'confidence', { confidence: 5 }, true],
    ['the scale does not take 6', 'confidence', { confidence: 6 }, false],
    ['the scale moves in whole steps', 'confidence', { confidence: 2.5 }, false],
    ['multi-choice is always allowed', 'constraints', {}, true],
    ['yes or no needs an answer', 'track', {}, false],
  ])('%s', (_, id, answers, allowed) => {
    expect(canContinue(question(id), answers)).toBe(allowed);
  });

  it.each([
    ['choosing none leaves only none', ['offline', 'no-video'], 'none', ['none']],
    ['choosing another removes none', ['none'], 'offline', ['offline']],
    ['unchecking none clears the list', ['none'], 'none', []],
    ['options add up', ['offline'], 'no-video', ['offline', 'no-video']],
    ['unchecking one keeps the others', ['offline', 'no-video'], 'offline', ['no-video']],
  ])('%s', (_, chosen, option, left) => {
    expect(toggleConstraint(chosen, option)).toEqual(left);
  });

  it('makes the profile, with the persona and the default confidence', () => {
    expect(
      profileFrom({ role: 'team', goal: 'confidence', style: 'scripts', time: '15', track: 'yes' }, null),
    ).toEqual({
      role: 'team',
      goal: 'confidence',
      style: 'scripts',
      confidence: 3,
      time: '15',
      constraints: [],
      track: 'yes',
      persona: 'practitioner',
    });
  });

  it('keeps the name of an earlier profile', () => {
    const earlier = { ...profileFrom({ role: 'team' }, null), name: 'Ada' };
    expect(profileFrom({ role: 'director' }, earlier)).toMatchObject({ persona: 'executive', name: 'Ada' });
  });
});
