import type { Artifact, HierarchyNode } from '@coachlab/contracts';
import { firstSentence, numbered, paragraphs, quoted } from '../phrases.ts';
import { scaled } from './agenda.ts';

/** What lies between the first and the last step takes longer. */
const [OUTER, INNER] = [2, 3];

/** The steps of a framework in as many minutes as there are, each with what it is for and its first question. */
export function frameworkPlan({ title, hierarchy = [] }: Artifact, minutes: number): string {
  const steps = hierarchy.map((step, at) => ({
    minutes: at === 0 || at === hierarchy.length - 1 ? OUTER : INNER,
    text: stepText(step),
  }));
  return paragraphs(
    `**Agenda, ${minutes} minutes**`,
    `The steps of **${title}**:`,
    numbered(scaled(steps, minutes).map((step) => `${step.minutes} min: ${step.text}`)),
    'Say at the start how long you have, and keep the last minutes for the last step, whatever is still open.',
  );
}

function stepText({ title, description }: HierarchyNode): string {
  const [about = '', ...lines] = description.split('\n').filter(Boolean);
  const question = lines.find((line) => line.endsWith('?'));
  return `*${title}.* ${firstSentence(about)}${question ? ` ${quoted(question)}` : ''}`;
}
