import type { HierarchyNode } from '@coachlab/contracts';

export interface WalkthroughStep {
  letter: string;
  title: string;
  description: string;
  questions: string[];
}

/** A walkthrough's steps as the content gives them: the first line describes, the others ask. */
export function stepsOf(hierarchy: readonly HierarchyNode[]): WalkthroughStep[] {
  return hierarchy.map(({ title, description }) => {
    const [first = '', ...questions] = description
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    return { letter: title.charAt(0), title, description: first, questions };
  });
}
