import type { Category } from '@coachlab/contracts';

interface StudioSection {
  category: Category;
  title: string;
  note: string;
}

/** The studio's three sections, in their order. The category is the anchor. */
export const STUDIO_SECTIONS: readonly StudioSection[] = [
  { category: 'framework', title: 'Frameworks and Methods', note: 'For the fifteen minutes before.' },
  {
    category: 'template',
    title: 'Templates and Guides',
    note: 'Fill in by hand; it slows you down just enough.',
  },
  { category: 'scenario', title: 'Practice Scenarios', note: 'Say it wrong here first.' },
];
