import type { Ways } from './coach-content.ts';
import { whoIsMeant } from './roles.ts';
import type { Turn } from './turn.ts';

/** What can be done in a matter that no situation is about. */
export type Way = Ways['matters'][number] & Ways['people'][number] & { isSpecific: boolean };

/** Whether there is a way for just what has happened, and not only for any matter. */
export function hasOwnWay(turn: Turn): boolean {
  return wayFor(turn, turn.message)?.isSpecific ?? false;
}

/** That the visitor wants or refuses something is no refusal of somebody else. */
const OWN_WILL =
  /\b(?:i|we)(?: \w+)? (?:don['’]?t|do not|didn['’]?t|won['’]?t|will not|wouldn['’]?t|refuse to|never) (?:\w+ )?(?:want to |like to |wish to |mean to )?\w+/gi;

export function wayFor({ content }: Turn, message: string): Way | undefined {
  const { matters, people } = content.ways;
  const told = message.replace(OWN_WILL, ' ');
  const matter = matters.find(({ asked }) => new RegExp(asked, 'i').test(told));
  const who = whoIsMeant(message);
  const person = people.find((one) => one.who === who) ?? people.at(-1);
  if (!matter || !person) return undefined;
  return { ...matter, ...person, say: matter.say ?? person.say, isSpecific: matter.say !== undefined };
}
