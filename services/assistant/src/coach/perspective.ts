const BACK: Readonly<Record<string, string>> = {
  'i am': 'you are',
  "i'm": "you're",
  'i was': 'you were',
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
};
const OF_VISITOR = new RegExp(String.raw`\b(?:${Object.keys(BACK).join('|')})\b`, 'gi');

/** What the visitor says of themselves, said back to them. */
export function saidBack(text: string): string {
  return text.replace(OF_VISITOR, (said) => BACK[said.toLowerCase()]!);
}

const FORMS: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
};
/** `her` before one of these is no possessive. */
const NO_NOUN =
  /^(?:to|at|on|in|by|for|with|that|and|or|about|yesterday|today|tomorrow|last|next|this|twice|once|again|as|if|when|because|from|out|up|off|down|than|how|what|why|where|who|the|an?|not|so|before|after|until|since)$/i;

/** What is told about somebody, said to them: “he was late on his shift” is “you were late on your shift”. */
export function saidTo(text: string, names: readonly string[]): string {
  const named = names.length > 0 ? `|${names.map(escaped).join('|')}` : '';
  const subject = new RegExp(
    String.raw`\b(?:(?:he|she)(?:'s\b|'ll\b|'d\b)|(?:he|she${named})\s+(?:(?:also|always|often|never|still|just|already|now|only) )?(?:\p{Ll}+)|they're\b|they\b)`,
    'giu',
  );
  const owned =
    names.length > 0 ? new RegExp(String.raw`\b(?:${names.map(escaped).join('|')})'s?(?= )`, 'g') : /$^/;
  return text
    .replaceAll('’', "'")
    .replace(owned, 'your')
    .replace(subject, (said) => youDo(said))
    .replace(/\bhis\b/gi, 'your')
    .replace(/\bher\b(?=\s+(\p{L}+)|)/giu, (_, next?: string) =>
      next && !NO_NOUN.test(next) ? 'your' : 'you',
    )
    .replace(/\btheirs?\b/gi, (said) => (said.toLowerCase() === 'theirs' ? 'yours' : 'your'))
    .replace(/\b(?:him|them|she|he)\b/gi, 'you')
    .replace(/\b(?:hers)\b/gi, 'yours')
    .replace(/\b(?:himself|herself)\b/gi, 'yourself')
    .replace(/\bthemselves\b/gi, 'yourselves');
}

/** The verb goes with “you”. */
function youDo(said: string): string {
  const short = /'(s|ll|d|re)$/i.exec(said)?.[1];
  if (short) return `you'${short === 's' ? 're' : short}`;
  const words = said.split(/\s+/);
  if (words.length === 1) return 'you';
  const verb = words.pop()!;
  const between = words
    .slice(1)
    .filter((word) => /^(?:also|always|often|never|still|just|already|now|only)$/i.test(word));
  return ['you', ...between, baseOf(verb)].join(' ');
}

function baseOf(verb: string): string {
  const form = FORMS[verb.toLowerCase()];
  if (form) return form;
  if (/(?:ss|sh|ch|x|z)es$/.test(verb)) return verb.slice(0, -2);
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /[^su]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

export function trimmed(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/,? (?:please|pls|thanks|thank you|can you help)\W*$/i, '')
    .replace(/^[\s,;:–—-]+|[\s.?!,;:–—-]+$/g, '');
}

export function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
