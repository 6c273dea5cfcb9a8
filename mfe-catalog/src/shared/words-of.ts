import { CATEGORIES } from '@coachlab/contracts';

/** An id in words, where its title is not known: `framework-skill-will-matrix` to "Skill will matrix". */
export function wordsOf(id: string): string {
  const category = CATEGORIES.find((name) => id.startsWith(`${name}-`));
  const words = (category ? id.slice(category.length + 1) : id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
