import { canBeSaid, sayablePart } from './can-be-said.ts';

/** Something that is to be told to many. */
export interface Announcement {
  /** Who is told, as in “to the team”. */
  to: string;
  /** What is told, as a sentence in the words of the one who tells it; without it, only what it is about is known. */
  news: string;
  kind: Kind;
  /** Whether it is to be written, and not only told. */
  isWritten: boolean;
}

type Kind = 'leaving' | 'bad' | 'good' | 'change';

const MANY = String.raw`(?:my |the |our |all |whole |entire |of |sales |project )*(?:team|people|staff|department|group|crew|shift|colleagues|employees|company|firm|everyone|everybody|all|clients|customers|parents|suppliers)`;
const TEXT = String.raw`(?:message|e-?mail|mail|announcement|note|memo|post|text|letter|communication|statement)`;
const WRITES = new RegExp(
  String.raw`\b(?:write|draft|compose|prepare|formulate|word|need|want|help me (?:write|with)|give me|send|make)\b[^.?!:]{0,40}\b${TEXT}\b[^.?!:]{0,12}?\b(?:to|for) ${MANY}\b|\b(?:an? )?(?:short |brief |quick )?${TEXT} (?:to|for) ${MANY}\b|\b(?:write|draft|compose|prepare)[^.?!:]{0,20}\bannouncement\b|\bwrite (?:to )?${MANY}\b`,
  'i',
);
const TELLS = new RegExp(
  String.raw`\b(?:tell|inform|announce to|explain to|break it to|say to|face|let)\b (?:to )?${MANY}\b|\bannounce\b`,
  'i',
);
const NEWS = new RegExp(
  String.raw`(?::|\s[–—-]\s|\b(?:saying|announcing|announce|telling them|know)\b(?: (?:to|for) ${MANY})?(?: that)?|\bthat\b)\s*(\S.+)$`,
  'is',
);
const ABOUT = /\b(?:about|on|regarding|concerning)\s+(.+)$/is;
const FEWEST_WORDS = 3;
/** “Announce her as an example” names whom, and no news. */
const SOMEBODY = /^(?:her|him|them|me|us)\b/i;

const KINDS: readonly [Kind, RegExp][] = [
  [
    'leaving',
    /\b(?:is leaving|leaves|is going to leave|has left|resign\w*|last day|retir(?:es|ing|ed)|quits?|moves on|(?:is|was) let go)\b/i,
  ],
  [
    'bad',
    /\b(?:cancel\w*|cut|cuts|postpone\w*|freeze|frozen|clos(?:es|ed|ing|e)|no longer|no more|lost|won'?t|will not|does not|not take place|stop(?:s|ped)?|reduc\w*|delay\w*|fail\w*|miss(?:ed)?|bad|halved|shut\w*|worse|refused|off)\b/i,
  ],
  [
    'good',
    /\b(?:won|win|promot(?:ed|ion)|award|record|new (?:client|customer|colleague)|bonus|joins?|hired|succe\w+|thank\w*|celebrat\w*)\b/i,
  ],
];

/** What somebody wants to have announced, and to whom; nothing when the message asks for something else. */
export function announcementIn(message: string): Announcement | undefined {
  const isWritten = WRITES.test(message);
  if (!isWritten && !TELLS.test(message)) return undefined;
  const raw = NEWS.exec(message)?.[1];
  const told = sayablePart(raw ?? '');
  const named = ABOUT.exec(message)?.[1]?.split(/[.?!]\s/)[0];
  const about = named && canBeSaid(named, false) ? named : undefined;
  const isNews = told && wordCount(told) >= FEWEST_WORDS && !SOMEBODY.test(told);
  const news = isNews ? sentenceOf(told) : undefined;
  if (!news && !(isWritten && (named ?? raw))) return undefined;
  const known =
    news ?? (about ? `There is news about ${trimmed(about)}: ____.` : '[The news, in one sentence.]');
  const kind = KINDS.find(([, words]) => words.test(known))?.[0] ?? 'change';
  return { to: recipientIn(message), news: known, kind, isWritten };
}

function recipientIn(message: string): string {
  const [who] = /\b(?:clients|customers|parents|suppliers)\b/i.exec(message.split(/:|\bthat\b/)[0]!) ?? [];
  return who ? who.toLowerCase() : 'the team';
}

/** In the words of the one who tells it to them: “they lose” is “you lose”. */
function sentenceOf(told: string): string {
  const toThem = /^(?:they|their|them)\b/i.test(told)
    ? told
        .replace(/\btheir\b/gi, 'your')
        .replace(/\bthey're\b/gi, "you're")
        .replace(/\bthey\b|\bthem\b/gi, 'you')
    : told;
  const text = trimmed(toThem);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function trimmed(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/,? (?:please|pls|thanks|can you help|how do i do (?:it|that))\W*$/i, '')
    .replace(/[\s.?!,;]+$/, '')
    .trim();
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}
