import type { CoachingProfile } from '../kept.ts';
import { assignPersona, DEFAULT_CONFIDENCE } from './persona.ts';

/** The seven questions in their order, with the values an answer may have. Their wording belongs to the page. */
export const INTAKE_QUESTIONS = [
  { id: 'role', kind: 'single', options: ['individual', 'team', 'manager', 'director'] },
  { id: 'goal', kind: 'single', options: ['confidence', 'skill', 'system', 'enable', 'executive'] },
  { id: 'style', kind: 'single', options: ['templates', 'scripts', 'reflection', 'mindset'] },
  { id: 'confidence', kind: 'scale', min: 1, max: 5, step: 1, default: DEFAULT_CONFIDENCE },
  { id: 'time', kind: 'single', options: ['5', '15', '45', '90'] },
  {
    id: 'constraints',
    kind: 'multiple',
    options: ['low-energy', 'no-video', 'no-downloads', 'offline', 'none'],
  },
  { id: 'track', kind: 'single', options: ['yes', 'no'] },
] as const;

export type IntakeQuestion = (typeof INTAKE_QUESTIONS)[number];

export interface IntakeAnswers {
  role: string;
  goal: string;
  style: string;
  confidence: number;
  time: string;
  constraints: string[];
  track: string;
}

/** Multi-choice may stay empty; the scale has a value from the start; a single choice needs one. */
export function canContinue(question: IntakeQuestion, answers: Partial<IntakeAnswers>): boolean {
  if (question.kind === 'multiple') return true;
  if (question.kind === 'scale') {
    const value = answers.confidence ?? question.default;
    return Number.isInteger(value) && value >= question.min && value <= question.max;
  }
  const options: readonly string[] = question.options;
  return options.includes(answers[question.id] ?? '');
}

/** `none` leaves only none; any other option removes none; choosing again takes an option out. */
export function toggleConstraint(chosen: readonly string[], option: string): string[] {
  if (chosen.includes(option)) return chosen.filter((entry) => entry !== option);
  if (option === 'none') return ['none'];
  return [...chosen.filter((entry) => entry !== 'none'), option];
}

/** The profile that the quiz saves. A name that an earlier profile had stays. */
export function profileFrom(
  answers: Partial<IntakeAnswers>,
  earlier: CoachingProfile | null,
): CoachingProfile {
  const { role = '', goal = '', style = '', time = '', constraints = [], track = '' } = answers;
  const confidence = answers.confidence ?? DEFAULT_CONFIDENCE;
  const persona = assignPersona({ role, goal, confidence });
  const name = earlier?.name ? { name: earlier.name } : {};
  return { role, goal, style, confidence, time, constraints, track, persona, ...name };
}
