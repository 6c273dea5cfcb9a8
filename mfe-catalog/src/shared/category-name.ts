import type { Category } from '@coachlab/contracts';

const NAMES: Record<Category, string> = {
  framework: 'Framework',
  assessment: 'Assessment',
  rubric: 'Rubric',
  template: 'Template',
  scenario: 'Scenario',
  'ai-prompt': 'AI Prompt',
  knowledge: 'Knowledge',
  tool: 'Tool',
};

/** One of a category; a newer one goes by its own id. */
export function categoryName(category: string): string {
  return Object.hasOwn(NAMES, category) ? NAMES[category as Category] : category;
}
