import { describe, expect, it } from '@jest/globals';
import { assignPersona } from './persona.ts';

describe('persona assignment, first match wins', () => {
  it.each([
    ['goal executive gives executive', 'individual', 'executive', 1, 'executive'],
    ['role director gives executive, whatever the goal', 'director', 'system', 5, 'executive'],
    ['goal system gives strategist', 'team', 'system', 1, 'strategist'],
    ['goal enable gives strategist', 'individual', 'enable', 5, 'strategist'],
    ['a manager with goal enable meets strategist first', 'manager', 'enable', 3, 'strategist'],
    ['a manager with goal skill gives enabler', 'manager', 'skill', 1, 'enabler'],
    ['a team lead with confidence 2 gives emerging coach', 'team', 'skill', 2, 'emerging_coach'],
    ['an individual with confidence 1 gives emerging coach', 'individual', 'confidence', 1, 'emerging_coach'],
    ['a team lead with confidence 3 gives practitioner', 'team', 'confidence', 3, 'practitioner'],
    ['a manager with confidence 5 gives practitioner', 'manager', 'confidence', 5, 'practitioner'],
    [
      'an individual with confidence 3 matches nothing: emerging coach',
      'individual',
      'skill',
      3,
      'emerging_coach',
    ],
    [
      'a manager with confidence 2 matches nothing: emerging coach',
      'manager',
      'confidence',
      2,
      'emerging_coach',
    ],
    ['an unknown role and goal: emerging coach', 'owner', 'fame', 5, 'emerging_coach'],
  ])('%s', (_, role, goal, confidence, persona) => {
    expect(assignPersona({ role, goal, confidence })).toBe(persona);
  });
});
