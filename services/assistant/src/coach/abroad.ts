import {
  type BriefAnswer,
  PHRASING_LANGUAGES,
  type PhrasingLanguage,
  type Situation,
} from '@coachlab/contracts';
import { languageOf, type ReadLanguage } from '../situations/language.ts';
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

/** Whether a text is the short answer, which says itself that the rest is English. */
export function isBrief(text: string): boolean {
  return Object.values(SAID).some(({ more }) => text.includes(more));
}

/** The words of the short answer alone, for who has asked in another language and asks on in a word or two. */
export function briefWords(turn: Turn, of: Situation): string | undefined {
  const language =
    turn.match.language ?? (turn.message.split(/\s+/).length <= FEW ? languageOf(turn.story) : null);
  const brief = language && of.inBrief?.[language as PhrasingLanguage];
  if (!brief) return undefined;
  const { open, close } = SAID[language as PhrasingLanguage];
  return `> ${open}${brief.say}${close}`;
}

const FEW = 3;

/** A first step that is right in most matters, and what is nearest, where it is not sure what is meant. */
export function generalAbroad({ match }: Turn, near: readonly Situation[]): string | undefined {
  const language = PHRASING_LANGUAGES.find((one) => one === match.language);
  if (!language) return undefined;
  const { first, say, avoid, open, close } = SAID[language];
  const general = GENERAL[language];
  const names = near.map(
    ({ slug, title, inBrief }) => `[${inBrief?.[language]?.title ?? title}](situation:${slug})`,
  );
  return paragraphs(
    `**${first}.** ${general.first}`,
    `**${say}:**\n\n> ${open}${general.say}${close}`,
    `**${avoid}:** ${general.avoid}`,
    `*${general.unsure}* ${names.join(' · ')}`,
  );
}

const GENERAL: Record<PhrasingLanguage, Pick<BriefAnswer, 'first' | 'say' | 'avoid'> & { unsure: string }> = {
  de: {
    first:
      'Schreiben Sie drei Zeilen auf: was Sie selbst gesehen oder gehört haben, wozu es geführt hat, was in einem Monat anders sein soll. Sprechen Sie bald und allein mit der Person; sie spricht zuerst.',
    say: 'Am ____ habe ich gesehen, dass ____. Das hat ____ ausgelöst. Ich möchte es verstehen, bevor ich etwas dazu sage: Wie war es für dich?',
    avoid: 'Vermutungen über Gründe, ein Urteil vor anderen, alles auf einmal.',
    unsure:
      'Ich bin nicht sicher, worum es geht. Sagen Sie in einem Satz, wer was getan hat. Am nächsten liegt:',
  },
  fr: {
    first:
      'Écrivez trois lignes : ce que vous avez vu ou entendu vous-même, ce que cela a causé, ce qui doit être différent dans un mois. Parlez bientôt à la personne, seul à seul ; elle parle en premier.',
    say: 'Le ____, j’ai vu que ____. Cela a eu pour effet ____. Je voudrais comprendre avant de dire quoi que ce soit : comment l’as-tu vécu ?',
    avoid: 'Les suppositions, un jugement devant les autres, tout dire à la fois.',
    unsure: 'Je ne suis pas sûr d’avoir compris. Dites en une phrase qui a fait quoi. Le plus proche :',
  },
  es: {
    first:
      'Escribe tres líneas: qué has visto u oído tú, qué ha causado, qué debería ser distinto en un mes. Habla pronto y a solas con la persona; que hable ella primero.',
    say: 'El ____ vi que ____. Eso provocó ____. Quiero entenderlo antes de decir nada: ¿cómo lo viviste tú?',
    avoid: 'Suponer motivos, juzgar delante de otros, decirlo todo de golpe.',
    unsure: 'No estoy seguro de haberlo entendido. Dime en una frase quién hizo qué. Lo más cercano:',
  },
};

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
