import type { Artifact, Situation } from '@coachlab/contracts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { numbered, paragraphs, quoted } from '../phrases.ts';
import type { Make } from './filling.ts';

/** The questions of a situation, and more of them where more are wanted. */
export const questionsText: Make = (of, { count, short, catalogue }) => {
  const own = of.questions ?? questionsOf(of, catalogue);
  const all =
    (count ?? 0) > own.length ? [...new Set([...own, ...questionsOf(of, catalogue), ...OPEN])] : own;
  return paragraphs(
    '**Questions to ask**, one at a time, with a pause after each:',
    numbered(all.slice(0, count ?? (short ? 3 : all.length)).map((one) => quoted(one))),
  );
};

/** That may be asked of anybody, where more are wanted than there are. */
const OPEN = [
  'How do you see it?',
  'What makes it hard at the moment?',
  'What have you tried already, and what came of it?',
  'What would be different if it went well?',
  'What do you need from me, and what not?',
  'What is the first step you believe in, and by when?',
];

/** Where the situation has none of its own, those of its artifacts. */
function questionsOf(of: Situation, catalogue: Catalogue): string[] {
  return itemsOf(of, catalogue)
    .flatMap(({ enrichment }) => enrichment?.coachingPrompts.slice(0, 3) ?? [])
    .slice(0, 6);
}

export function itemsOf({ artifacts }: Situation, catalogue: Catalogue): Artifact[] {
  return artifacts.flatMap((id) => catalogue.get(id) ?? []);
}
