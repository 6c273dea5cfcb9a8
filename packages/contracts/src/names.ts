import type { Category, Section } from './artifacts.ts';

const CATEGORY_NAMES: Record<Category, string> = {
  framework: 'Framework',
  assessment: 'Assessment',
  rubric: 'Rubric',
  template: 'Template',
  scenario: 'Scenario',
  'ai-prompt': 'AI Prompt',
  knowledge: 'Knowledge',
  tool: 'Tool',
};

const SECTION_NAMES: Record<Section, string> = {
  library: 'Library',
  lab: 'Lab',
  studio: 'Studio',
  tools: 'Tools',
  observatory: 'Observatory',
  certifications: 'Certifications',
};

/** What a visitor calls one artifact of a category; one newer than the caller goes by its own id. */
export function categoryName(category: string): string {
  return Object.hasOwn(CATEGORY_NAMES, category) ? CATEGORY_NAMES[category as Category] : category;
}

/** What a visitor calls a section; one newer than the caller goes by its own id. */
export function sectionName(section: string): string {
  return Object.hasOwn(SECTION_NAMES, section) ? SECTION_NAMES[section as Section] : section;
}
