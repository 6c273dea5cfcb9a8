import type { ForumCategory } from '@coachlab/contracts';

export const CATEGORY_NAMES: Record<ForumCategory, string> = {
  questions: 'Questions',
  stories: 'Practice notes',
  resources: 'Resources',
  feedback: 'Feedback',
};
