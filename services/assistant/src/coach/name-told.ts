import { isName } from './no-names.ts';

const WORD = String.raw`(\p{L}[\p{L}'’-]{1,18})`;
/** “Her name’s Bev”, “he is called Tadhg”. */
const CALLED = new RegExp(
  String.raw`\b(?:(?:his|her|their|the|\p{L}+'s)\s+(?:first )?names?(?:'s| is)?|(?:he|she|they)(?:'s|'re| is| are) called|(?:a|one) (?:man|woman|guy|girl|colleague|person|lad) (?:called|named))\s+${WORD}`,
  'iu',
);
/** “It’s for Wojtek”: with a capital, since anything may be for tomorrow. */
const FOR = new RegExp(
  String.raw`\b(?:[Ii]t(?:'s| is| goes)|[Tt]hat(?:'s| is)|[Tt]his is) (?:for|to|about) ${WORD}`,
  'u',
);

interface Told {
  name: string;
  /** The words that told it. */
  words: string;
}

/** A name that a message tells for its own sake. */
export function nameTold(message: string): Told | undefined {
  const said = message.replaceAll('’', "'");
  const called = CALLED.exec(said);
  if (called && !NO_NAME.test(called[1]!)) return { name: capitalised(called[1]!), words: called[0] };
  const meant = FOR.exec(said);
  return meant && isName(meant[1]!) ? { name: meant[1]!, words: meant[0] } : undefined;
}

/** The message without the words that tell a name. */
export function withoutName(message: string): string {
  const told = nameTold(message);
  return told ? message.replaceAll('’', "'").replace(told.words, ' ').replace(/\s+/g, ' ').trim() : message;
}

/** What a name may be said not to be. */
const NO_NAME =
  /^(?:not|irrelevant|secret|confidential|unknown|the|an?|on|in|mentioned|out|always|never|also|back)$/i;

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
