import type { Category } from '@coachlab/contracts';

/** As the filter buttons say them. */
export const CATEGORY_NAMES: Record<Category, string> = {
  framework: 'Frameworks',
  assessment: 'Assessments',
  rubric: 'Rubrics',
  template: 'Templates',
  scenario: 'Scenarios',
  'ai-prompt': 'AI Prompts',
  knowledge: 'Knowledge',
  tool: 'Tools',
};
