import { DIMENSIONS, type IcpiData } from '@coachlab/contracts';

export const QUESTIONS: IcpiData['questions'] = Array.from({ length: 24 }, (_, index) => ({
  id: `q${index + 1}`,
  text: `Statement number ${index + 1}.`,
  dimension: DIMENSIONS[index % 3]!,
}));

export const ARCHETYPE: IcpiData['archetypes'][number] = {
  id: 'need-listening',
  name: 'The Fast Solver',
  subtitle: 'Quick to help, quick to answer.',
  pattern: 'People leave with your answer.',
  primaryNeed: 'Room for the other person to finish thinking.',
  focus: 'Listening for the second answer.',
  coachingPlan: 'Let one conversation a week run.',
  tactics: ['Count to four.', 'Ask what else.', 'Say back what you heard.'],
  book: { title: 'Time to Think', author: 'Nancy Kline' },
  video: { title: 'How to tame your advice monster', description: 'Three voices.' },
  startWith: { artifactId: 'assessment-listening-habits', title: 'Listening Habits Check' },
};

export const ICPI_DATA: IcpiData = { questions: QUESTIONS, archetypes: [ARCHETYPE] };
