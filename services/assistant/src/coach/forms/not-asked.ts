import type { Situation, SituationTheme } from '@coachlab/contracts';

const WISHED =
  /\b(?:what|which)\b[^.?!]{0,40}\b(?:not|never|avoid)\b[^.?!]{0,24}\bask(?:ing)?\b|\b(?:may|must|can|should|am|are)(?: i| we)?(?: not|n't)\b[^.?!]{0,24}\bask\b|\bnot (?:allowed|supposed|permitted) to ask\b/i;

const BY_THEME: Partial<Record<SituationTheme, string>> = {
  'life-and-health':
    '**Not to be asked:** the diagnosis, the treatment or medicine, what the doctor thinks, whether it will come back, plans for a family. What they tell you of their own accord you may hear, and pass on to nobody.',
  'workload-and-burnout':
    '**Not to be asked:** the diagnosis, the treatment or medicine, what the doctor thinks, whether it will come back. What they tell you of their own accord you may hear, and pass on to nobody.',
  'hiring-and-onboarding':
    '**Not to be asked:** age, health, pregnancy or plans for a family, religion, origin, politics, union. Ask for what the job needs instead: “Shifts begin at six. Is that possible for you?”',
};

/** What is better left, where that is asked as well as what to ask. */
export function notAsked({ theme }: Situation, message: string): string | undefined {
  return WISHED.test(message) ? BY_THEME[theme] : undefined;
}
