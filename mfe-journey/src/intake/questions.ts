import { goalLabel, INTAKE_QUESTIONS, type IntakeQuestion } from '@coachlab/learner';

interface Option {
  value: string;
  label: string;
  hint?: string;
}

interface Wording {
  text: string;
  hint?: string;
  options?: Option[];
}

/** A question's rule and its words. */
export interface AskedQuestion extends Wording {
  rule: IntakeQuestion;
}

const WORDING: Record<IntakeQuestion['id'], Wording> = {
  role: {
    text: 'What is your role?',
    options: [
      { value: 'individual', label: 'Individual contributor', hint: 'I coach colleagues, or want to.' },
      { value: 'team', label: 'Team lead', hint: 'I lead a team from inside it.' },
      { value: 'manager', label: 'Manager', hint: 'I manage people, or people who do.' },
      { value: 'director', label: 'Director or above', hint: 'I answer for results that others bring.' },
    ],
  },
  goal: {
    text: 'What do you want first?',
    options: [
      { value: 'confidence', label: goalLabel('confidence') },
      { value: 'skill', label: goalLabel('skill') },
      { value: 'system', label: goalLabel('system') },
      { value: 'enable', label: goalLabel('enable') },
      { value: 'executive', label: goalLabel('executive') },
    ],
  },
  style: {
    text: 'What helps you most when you try something new?',
    options: [
      { value: 'templates', label: 'Templates', hint: 'Something to fill in.' },
      { value: 'scripts', label: 'Scripts', hint: 'Words to say.' },
      { value: 'reflection', label: 'Reflection', hint: 'Questions to think about.' },
      { value: 'mindset', label: 'Mindset', hint: 'Another way to see it.' },
    ],
  },
  confidence: {
    text: 'How sure of yourself are you in a coaching conversation?',
    hint: '1 is not at all, 5 is very.',
  },
  time: {
    text: 'How much time do you have at once?',
    options: [
      { value: '5', label: '5 minutes' },
      { value: '15', label: '15 minutes' },
      { value: '45', label: '45 minutes' },
      { value: '90', label: '90+ minutes' },
    ],
  },
  constraints: {
    text: 'Is there anything to work around?',
    hint: 'Choose as many as you like, or go on without.',
    options: [
      { value: 'low-energy', label: 'Low energy', hint: 'End of the day, end of the week.' },
      { value: 'no-video', label: 'No video' },
      { value: 'no-downloads', label: 'No downloads' },
      { value: 'offline', label: 'Offline', hint: 'On the shop floor, on the train.' },
      { value: 'none', label: 'None of these' },
    ],
  },
  track: {
    text: 'Would you like seven days of micro-practice as well?',
    hint: 'One small thing a day, a minute or two each.',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
};

/** The seven questions in their order, with their words. */
export const QUESTIONS: AskedQuestion[] = INTAKE_QUESTIONS.map((rule) => ({ rule, ...WORDING[rule.id] }));
