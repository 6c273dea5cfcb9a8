import { concernByRules, HELP_PAGE } from '@coachlab/safety';
import type { Entry } from './entry.ts';

const HELP: Entry = {
  id: `page:${HELP_PAGE}`,
  title: 'Help now: who to call, what to say',
  kind: 'Safety',
  opens: { href: HELP_PAGE },
};

/** The way to people, first, when what was typed speaks of a danger. */
export function helpFor(typed: string): Entry[] {
  return concernByRules(typed) || /^\s*(help now|emergency|crisis)\b/i.test(typed) ? [HELP] : [];
}
