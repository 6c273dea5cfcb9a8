import type { BriefAnswer, ChatButton, PhrasingLanguage, Situation } from '@coachlab/contracts';
import type { ReadLanguage } from '../situations/language.ts';
import { paragraphs } from './phrases.ts';
import { kindAbroad } from './ways.ts';
import type { Turn } from './turn.ts';
import type { Understood } from './understood.ts';
import { ADDED } from './words-abroad.ts';

/** What of an answer can be said in the visitor's language, around what stands in a situation. */
const SAID: Record<
  PhrasingLanguage,
  Record<'first' | 'say' | 'avoid' | 'taken' | 'or' | 'open' | 'close', string>
> = {
  de: {
    first: 'Zuerst',
    say: 'Sagen Sie zum Beispiel',
    avoid: 'Lassen Sie',
    taken: 'Verstanden als',
    or: 'Oder eher',
    open: '„',
    close: '“',
  },
  fr: {
    first: 'D’abord',
    say: 'À dire, par exemple\u00a0',
    avoid: 'À éviter\u00a0',
    taken: 'Compris comme',
    or: 'Ou plutôt',
    open: '« ',
    close: ' »',
  },
  es: {
    first: 'Primero',
    say: 'Puedes decir',
    avoid: 'Evita',
    taken: 'Lo entiendo como',
    or: 'O más bien',
    open: '«',
    close: '»',
  },
};

/** The short answer in the language of the message, where the situation has one. */
export function briefFor(
  { language }: Pick<Turn, 'language'>,
  { inBrief }: Situation,
): BriefAnswer | undefined {
  return language && inBrief?.[language];
}

export function briefText({ first, say, avoid }: BriefAnswer, language: PhrasingLanguage): string {
  const said = SAID[language];
  return paragraphs(
    `**${said.first}.** ${first}`,
    `**${said.say}:**\n\n> ${said.open}${say}${said.close}`,
    `**${said.avoid}:** ${avoid}`,
  );
}

/** Whether a text is the short answer, or its words. */
export function isBrief(text: string): boolean {
  return Object.values(SAID).some(
    ({ first, open }) => text.startsWith(`**${first}.**`) || text.startsWith(`> ${open}`),
  );
}

/** The words of the short answer alone. */
export function briefWords({ language }: Turn, of: Situation): string | undefined {
  const brief = language && of.inBrief?.[language];
  if (!brief) return undefined;
  const { open, close } = SAID[language];
  return `> ${open}${brief.say}${close}`;
}

/** Buttons with labels in the visitor's language: those of the coach, and titles that have a name there. */
export function inLanguage({ language, catalogue }: Turn, buttons: readonly ChatButton[]): ChatButton[] {
  if (!language) return [...buttons];
  return buttons.map(({ label, says }) => {
    const of = catalogue.situations.situations.find(({ title }) => title === label);
    const own = of ? nameOf(of, language) : ADDED[language].buttons[label];
    return own ? { label: own, says: own } : { label, says };
  });
}

/** That the message has another matter as well. */
export function secondAbroad(second: Situation, language: PhrasingLanguage): string {
  return ADDED[language].second(nameOf(second, language));
}

function nameOf({ inBrief, title }: Situation, language: PhrasingLanguage): string {
  return inBrief?.[language]?.title ?? title;
}

/** A first step that is right in most matters, and what is nearest, where it is not sure what is meant. */
export function generalAbroad(
  { language, content, message }: Turn,
  near: readonly Situation[],
): string | undefined {
  if (!language) return undefined;
  const { first, say, avoid, open, close } = SAID[language];
  const general = { ...GENERAL[language], ...kindAbroad(content.kinds, message, language) };
  const names = near.map((of) => `[${nameOf(of, language)}](situation:${of.slug})`);
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
  { language }: Turn,
  { situation, others, because }: Understood,
): string | undefined {
  if (!language || because || others.length === 0) return undefined;
  const linked = others.map((one) => `[${nameOf(one, language)}](situation:${one.slug})`);
  const { taken, or, open, close } = SAID[language];
  return `*${taken} ${open}${nameOf(situation, language)}${close}.* ${or} ${linked.join(' · ')}${language === 'fr' ? '\u00a0?' : '?'}`;
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
  pt: 'Sobre isto só consigo responder em inglês.',
};
