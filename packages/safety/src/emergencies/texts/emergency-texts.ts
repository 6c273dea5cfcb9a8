import type { Condition } from '../conditions.ts';

/** What is said in a medical emergency, in one language. Markdown; `{emergency}` is the number that is called. */
export interface EmergencyTexts {
  /** First of all, where it is somebody else, and where it is the one who writes. */
  call: string;
  callForYourself: string;
  /** What to do until help is there. */
  untilHelp: Record<Condition, string>;
  forYourself: Record<Condition, string>;
  stay: string;
  /** What the manager does when others have taken over. */
  afterwards: string;
  /** Where people fell ill in the heat before, and will work in it again. */
  heatAgain: string;
}
