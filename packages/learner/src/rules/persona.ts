import type { PersonaKey } from '@coachlab/contracts';

/** Of the quiz's scale from 1 to 5. */
export const DEFAULT_CONFIDENCE = 3;

export interface PersonaAnswers {
  role: string;
  goal: string;
  /** 1 to 5. */
  confidence: number;
}

/**
 * First match wins, in the spec's order. So goal `enable` meets strategist before a manager's enabler rule, and
 * an individual of confidence 3 or more falls through to emerging coach.
 */
export function assignPersona({ role, goal, confidence }: PersonaAnswers): PersonaKey {
  if (goal === 'executive' || role === 'director') return 'executive';
  if (goal === 'system' || goal === 'enable') return 'strategist';
  if (role === 'manager' && (goal === 'enable' || goal === 'skill')) return 'enabler';
  if ((role === 'team' || role === 'individual') && confidence <= 2) return 'emerging_coach';
  if ((role === 'team' || role === 'manager') && confidence >= 3) return 'practitioner';
  return 'emerging_coach';
}
