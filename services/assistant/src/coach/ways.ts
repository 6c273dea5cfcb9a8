import type { PhrasingLanguage, SituationReply } from '@coachlab/contracts';
import type { Kind } from './kinds-content.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { whoIsMeant } from './roles.ts';
import type { Turn } from './turn.ts';

/** What can be done in a matter that no situation is about. */
export interface Way {
  /** How the message was understood, after “I took it that”; of what has happened the answer itself tells it. */
  taken?: string;
  prepare: string;
  say: string;
  replies: readonly SituationReply[];
  ask: readonly string[];
  avoid: string;
  /** What can be sent. */
  message?: string;
  /** Whether it is made for just what has happened, and not for a kind of talk. */
  isSpecific: boolean;
  /** Whether whoever is named in the message is seldom the one spoken to. */
  isToOther?: boolean;
  /** Whether the message asks for it, and does not only tell of somebody. */
  isAsked: boolean;
}

/** Whether there is a way for just what has happened, and not only for the kind of talk. */
export function hasOwnWay(turn: Turn): boolean {
  return wayFor(turn, turn.message)?.isSpecific ?? false;
}

/** That the visitor wants or refuses something is no refusal of somebody else. */
const OWN_WILL =
  /\b(?:i|we)(?: \w+)? (?:don['’]?t|do not|didn['’]?t|won['’]?t|will not|wouldn['’]?t|refuse to|never) (?:\w+ )?(?:want to |like to |wish to |mean to )?\w+/gi;

export function wayFor({ content }: Turn, message: string): Way | undefined {
  const { kinds, ways } = content;
  const asked = kindFor(kinds, message);
  const told = message.replace(OWN_WILL, ' ');
  // Of a kind that names its situations it is plain who speaks to whom; of others what has happened says more.
  const matter = asked?.pages ? undefined : ways.find((one) => tells(told, one.asked));
  if (matter) return { ...matter, replies: [], isSpecific: true, isAsked: true };
  const kind = asked ?? kinds.find((one) => one.with === whoIsMeant(message)) ?? kinds.at(-1);
  if (!kind) return undefined;
  const { tonight, questions, ...rest } = kind;
  return { ...rest, prepare: tonight, ask: questions, isSpecific: false, isAsked: asked !== undefined };
}

/** What has happened; in a story one word alone does not tell it. */
function tells(told: string, asked: string): boolean {
  const [found] = new RegExp(asked, 'i').exec(told) ?? [];
  if (found === undefined) return false;
  return /\s/.test(found.trim()) || told.split(/\s+/).length < STORY;
}

const STORY = 25;

/** The kind of talk that a message asks for: by who speaks to whom, and with what aim. */
export function kindFor(kinds: readonly Kind[], message: string): Kind | undefined {
  const said = message.replaceAll('’', "'");
  return kinds.find(
    ({ asked, phrases, unless }) =>
      ((asked && pattern(asked).test(said)) || (phrases && phrasePattern(phrases).test(said))) &&
      !(unless !== undefined && pattern(unless).test(said)),
  );
}

/** The same of a message in another language, where the kind is written in it. */
export function kindAbroad(
  kinds: readonly Kind[],
  message: string,
  language: PhrasingLanguage,
): NonNullable<Kind['abroad']>[PhrasingLanguage] {
  return kinds
    .map(({ abroad }) => abroad?.[language])
    .find((brief) => brief !== undefined && pattern(brief.asked).test(message.replaceAll('’', "'")));
}

/** With boundaries and letters of words in any alphabet. */
function pattern(source: string): RegExp {
  const letter = String.raw`[\p{L}\p{N}_]`;
  const boundary = `(?:(?<=${letter})(?!${letter})|(?<!${letter})(?=${letter}))`;
  return new RegExp(source.replaceAll(String.raw`\b`, boundary).replaceAll(String.raw`\w`, letter), 'iu');
}
