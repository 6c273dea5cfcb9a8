import type { PhrasingLanguage } from '@coachlab/contracts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';

/** What visitors ask about the site itself. */
type SiteTopic =
  | 'what'
  | 'who-reads'
  | 'kept'
  | 'delete'
  | 'cost'
  | 'account'
  | 'who-answers'
  | 'take-along'
  | 'practise'
  | 'devices'
  | 'real-coach'
  | 'who-runs'
  | 'languages';

export interface SiteQuestion {
  topic: SiteTopic;
  /** Over one part of a sentence, in lower case, with straight apostrophes and without its end mark. */
  asked: RegExp;
  /** In Markdown; pages are linked by name. */
  answer: string;
}

export interface FoundQuestion extends SiteQuestion {
  language: PhrasingLanguage | 'en';
  /** The words that ask it. */
  said: string;
}

const BY_LANGUAGE = Object.entries({ en: EN, de: DE, fr: FR, es: ES }) as [
  FoundQuestion['language'],
  readonly SiteQuestion[],
][];

/** What a message asks about the site, in the order in which it asks, and what else it tells. */
export function siteQuestionsIn(message: string): { found: FoundQuestion[]; rest: string } {
  const found = new Map<SiteTopic, FoundQuestion>();
  const rest: string[] = [];
  for (const part of partsOf(message)) {
    const one = isTold(part) ? undefined : questionIn(part.replace(/[.!?;:]+$/, ''));
    if (one) found.set(one.topic, found.get(one.topic) ?? one);
    else rest.push(part);
  }
  const isStory = rest.join(' ').split(/\s+/).length >= STORY;
  const meant = [...found].filter(([, { said }]) => !isStory || found.size > 1 || NAMES_IT.test(said));
  return { found: meant.map(([, one]) => one), rest: meant.length > 0 ? rest.join('. ') : message };
}

/** In a story “it” and “this” are what is told: then the site, the chat or one's own words to it are named. */
const STORY = 25;
const NAMES_IT =
  /(?<!\p{L})(?:here|chat|conversation|site|app|you|type|typed|what i (?:write|tell|say|said|told|put|enter)|names|any of this|hier|dieser? (?:chat|seite)|was ich|ici|ce que j|cette conversation|aqu[ií]|lo que (?:escribo|digo|cuento)|este chat)(?!\p{L})/iu;

/** Whether all that is said is asked about the site. */
export function isAboutSiteAlone(message: string): boolean {
  const { found, rest } = siteQuestionsIn(message);
  return found.length > 0 && rest.split(/\s+/).filter(Boolean).length <= LEAD_IN;
}

/** Words of “before I type anything with names in”, which tell nothing. */
const LEAD_IN = 8;

/** A sentence with a full stop that no word of asking begins. */
function isTold(part: string): boolean {
  return /[.!]$/.test(part) && !ASKS.test(part.replace(LEAD, ''));
}

const ASKS =
  /^(?:who|whom|what|how|where|is|are|am|can|could|may|do|does|will|must|wer|was|wie|wo|kann|kannst|ist|wird|sieht|muss|bist|qui|que|comment|où|est-ce|puis-je|c'est|qui[eé]n|qu[eé]|c[oó]mo|d[oó]nde|se|es|puedo|tengo)(?!\p{L})/iu;

function questionIn(part: string): FoundQuestion | undefined {
  const said = part.toLowerCase().replaceAll('’', "'").replace(LEAD, '').trim();
  if (said.split(/\s+/).length > LONGEST) return undefined;
  for (const [language, questions] of BY_LANGUAGE) {
    const question = questions.find(({ asked }) => asked.test(said));
    if (question) return { ...question, language, said };
  }
  return undefined;
}

/** In more words nobody asks only that. */
const LONGEST = 26;

/** What is said before a question. */
const LEAD =
  /^(?:(?:and|ok|okay|wait|but|so|also|then|hi|hello|hey|sorry|quick question|one question|first|just|before i say more|before i start|please|by the way|btw|und|aber|also|hallo|moment|noch eine frage|et|mais|bonjour|bonsoir|alors|au fait|y|pero|hola|una pregunta|oye|antes de seguir)[\s,:]+)+/iu;

/** A colon, a dash, a comma and an “and” part a question from what leads to it. */
function partsOf(message: string): string[] {
  return message
    .split(SPLIT)
    .map((part) => part.trim())
    .filter(Boolean);
}

const ASKING = String.raw`(?:who|whom|does|do|is|are|can|could|will|how|where|kann|wer|wie|wird|ist|kostet|qui|est-ce|puis-je|comment|c'est|qui[eé]n|puede|c[oó]mo|se|cu[aá]nto)(?!\p{L})`;
const SPLIT = new RegExp(
  String.raw`(?<=[.!?;:])\s+|[\n¿¡]+\s*|\s+[-–—]\s+|(?:,\s+|\s+)(?:and|und|et|y)\s+(?=${ASKING})|,\s+(?=${ASKING})`,
  'iu',
);
