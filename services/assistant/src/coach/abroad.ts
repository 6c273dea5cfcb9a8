import {
  type BriefAnswer,
  PHRASING_LANGUAGES,
  type PhrasingLanguage,
  type Situation,
} from '@coachlab/contracts';
import type { ReadLanguage } from '../situations/language.ts';
import { paragraphs } from './phrases.ts';
import type { Turn } from './turn.ts';
import type { Understood } from './understood.ts';

/** What of an answer can be said in the visitor's language, around what stands in a situation. */
const SAID: Record<
  PhrasingLanguage,
  Record<'first' | 'say' | 'avoid' | 'more' | 'taken' | 'or' | 'open' | 'close', string>
> = {
  de: {
    first: 'Zuerst',
    say: 'Sagen Sie zum Beispiel',
    avoid: 'Lassen Sie',
    more: 'Ausführlich, mit Fragen und Antworten, steht es hier nur auf Englisch:',
    taken: 'Verstanden als',
    or: 'Oder eher',
    open: '„',
    close: '“',
  },
  fr: {
    first: 'D’abord',
    say: 'À dire, par exemple',
    avoid: 'À éviter',
    more: 'La suite, avec questions et réponses, n’existe qu’en anglais :',
    taken: 'Compris comme',
    or: 'Ou plutôt',
    open: '« ',
    close: ' »',
  },
  es: {
    first: 'Primero',
    say: 'Puedes decir',
    avoid: 'Evita',
    more: 'El resto, con preguntas y respuestas, solo está en inglés:',
    taken: 'Lo entiendo como',
    or: 'O más bien',
    open: '«',
    close: '»',
  },
};

/** The short answer in the language of the message, where the situation has one. */
export function briefFor({ match }: Pick<Turn, 'match'>, { inBrief }: Situation): BriefAnswer | undefined {
  return match.language ? inBrief?.[match.language as PhrasingLanguage] : undefined;
}

export function briefText({ first, say, avoid }: BriefAnswer, language: ReadLanguage): string {
  const said = SAID[language as PhrasingLanguage];
  return paragraphs(
    `**${said.first}.** ${first}`,
    `**${said.say}:**\n\n> ${said.open}${say}${said.close}`,
    `**${said.avoid}:** ${avoid}`,
    `*${said.more}*`,
  );
}

/** What it was taken for, and what else it may be, in the visitor's language as far as it has a name there. */
export function takenForAbroad(
  { match }: Turn,
  { situation, others, because }: Understood,
): string | undefined {
  const language = PHRASING_LANGUAGES.find((one) => one === match.language);
  if (!language || because || others.length === 0) return undefined;
  const name = ({ inBrief, title }: Situation) => inBrief?.[language]?.title ?? title;
  const linked = others.map((one) => `[${name(one)}](situation:${one.slug})`);
  const { taken, or, open, close } = SAID[language];
  return `*${taken} ${open}${name(situation)}${close}.* ${or} ${linked.join(' · ')}?`;
}

/** That the answer is English, said so that whoever reads no English knows. */
export function foreignLine(language: ReadLanguage): string {
  return IN_ENGLISH[language];
}

const IN_ENGLISH: Record<ReadLanguage, string> = {
  de: 'Dazu kann ich bisher nur auf Englisch antworten.',
  fr: 'Sur ce sujet, je ne peux répondre qu’en anglais.',
  es: 'Sobre esto solo puedo responder en inglés.',
  it: 'Su questo posso rispondere solo in inglese.',
  nl: 'Hierover kan ik alleen in het Engels antwoorden.',
  pl: 'Na ten temat mogę odpowiedzieć tylko po angielsku.',
};
