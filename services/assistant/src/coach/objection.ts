import { asSentence, saidTo, trimmed } from './perspective.ts';
import { withCapitals } from './told-to.ts';

/** What the other side says or will say. */
export interface Objection {
  /** In their mouth: “he’ll say I never told him” is “You never told me.” */
  quoted: string;
  /** Said back to them: “I never told you”. */
  saidBack: string;
}

const OBJECTS =
  /\b(he|she|they|people|everyone|everybody)(?:'ll|'d|'s| will| would| might| may| could| is going to| are going to| always|s)?(?: (?:just|only|probably|then|simply|also|surely|definitely|always|already))* (?:say|says|said|tell me|tells me|told me|claim|claims|claimed|argue|argues|argued|answer|answers|answered|reply|replies|replied|think|thinks|come with|comes with)\b(?: back)?(?: that)? (.+)$/i;
const NOTHING_SAID =
  /^(?:no|yes|nothing|it(?!'s|s| is| was)|that(?!'s| is)|so|something|anything|a lot|sorry|this|me|us|why|what|how|who|if|whether|about|(?:in|at|on|by|from) (?:the|my|our|his|her|an?|front|private|person|passing)|yesterday|today)\b/i;
/** What the visitor thinks of it. */
const ASIDE = /[,;.!]\s*(?:which|and|but|so|that)\b.*$|[.!?].*$/i;
const MOST_QUOTED = 16;

export function objectionIn(message: string): Objection | undefined {
  const [, who = '', clause] = OBJECTS.exec(message.replaceAll('’', "'")) ?? [];
  const [, inQuotes] = /^["“]([^"”]+)["”]/.exec(clause ?? '') ?? [];
  const said =
    clause && withCapitals(trimmed(inQuotes ?? clause.replace(/^["“]|["”]$/g, '').replace(ASIDE, '')));
  if (!said || NOTHING_SAID.test(said) || said.split(/\s+/).length > MOST_QUOTED) return undefined;
  return {
    quoted: asSentence(inTheirMouth(said, who.toLowerCase())),
    saidBack: saidBack(said, who.toLowerCase()),
  };
}

/** Of several, one may be spoken of as somebody else. */
function saidBack(said: string, who: string): string {
  if (SPEAKER[who]) return saidTo(said, []);
  return said
    .replace(/\bthey\b/gi, 'you')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthem\b/gi, 'you');
}

/** What the visitor says of themselves there is said of “you”. */
const OF_VISITOR: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": "you're",
  'i am': 'you are',
  'i was': 'you were',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
};
const VISITOR = new RegExp(String.raw`\b(?:i'm|i am|i was|i|myself|mine|my|me)\b`, 'gi');
/** Words for the one who speaks; for anybody else they stay as they are. */
const SPEAKER: Readonly<Record<string, { subject: string; owner: string; object: string }>> = {
  he: { subject: 'he', owner: 'his', object: 'him' },
  she: { subject: 'she', owner: 'her', object: 'her' },
};
const ANYBODY = { subject: 'they', owner: 'their', object: 'them' };
const ACTS: Readonly<Record<string, string>> = {
  is: 'am',
  are: 'am',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  "hasn't": "haven't",
  "isn't": 'am not',
};

function inTheirMouth(said: string, who: string): string {
  const { subject, owner, object } = SPEAKER[who] ?? ANYBODY;
  return said
    .replace(VISITOR, (word) => OF_VISITOR[word.toLowerCase()]!)
    .replace(
      new RegExp(
        String.raw`\b${owner}\b(?= \p{L})(?! (?:to|at|on|in|by|for|that|and|or|about|before|after)\b)`,
        'giu',
      ),
      'my',
    )
    .replace(new RegExp(String.raw`\b${object}\b`, 'gi'), 'me')
    .replace(new RegExp(String.raw`\b${subject}('s|'re|'ll|'d|'ve)`, 'gi'), (_, end: string) =>
      /'s|'re/.test(end) ? "I'm" : `I${end}`,
    )
    .replace(new RegExp(String.raw`\b${subject}\b(?: (\p{L}+(?:'t)?))?`, 'giu'), (_, verb?: string) =>
      verb ? `I ${ACTS[verb.toLowerCase()] ?? verb.replace(/(?<=[^su'])s$/, '')}` : 'I',
    );
}
