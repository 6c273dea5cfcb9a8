import type { Persona, PersonasAnswer } from '@coachlab/contracts';

/** A persona by the key that a profile stores; keys come from storage, so `constructor` must find nothing. */
export function knownPersona(answer: PersonasAnswer | undefined, key: string): Persona | undefined {
  return answer && Object.hasOwn(answer.personas, key) ? answer.personas[key] : undefined;
}
