import { LIKELY } from '../situations/confidence.ts';
import { asksAnew, beginsAStory } from './phrases.ts';
import type { Turn } from './turn.ts';

/**
 * Whether a message in the middle of a walk or a scene is about something else: a new request, or a situation that has
 * nothing to do with it. Words to the other side of a scene say “you”.
 */
export function letsGo({ message, match }: Turn, thread: 'step' | 'turn'): boolean {
  if (thread === 'turn') {
    if (/\byou(r|'re)?\b/i.test(message)) return false;
    return /^\W*(explain|show me|find me|where (do|should|can) i|how (do|can|should) i|one of my|my (best|team|boss|manager|employee))\b/i.test(
      message,
    );
  }
  return asksAnew(message) || (beginsAStory(message) && match.confidence >= LIKELY);
}
