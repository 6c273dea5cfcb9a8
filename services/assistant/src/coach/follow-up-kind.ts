import type { FollowUp } from './coach-content.ts';
import type { Turn } from './turn.ts';

/** In English words, as far as they are known. */
export function saidInEnglish({ message, match, catalogue }: Turn): string {
  return (match.language ? catalogue.situations.inEnglish(message) : message).replaceAll('’', "'");
}

/** Which of the usual a visitor says next. */
export function kindOf(turn: Turn): FollowUp | undefined {
  const text = saidInEnglish(turn);
  return turn.content.followUps.find(
    ({ asked, unless }) =>
      new RegExp(asked, 'iu').test(text) && !(unless !== undefined && new RegExp(unless, 'iu').test(text)),
  );
}
