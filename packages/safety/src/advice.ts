import { ADVICE, CAUTION } from './advice-texts.ts';
import type { Concern, Language } from './concern.ts';
import { countryFor } from './country.ts';
import { type CountryHelp, EVERYWHERE, type HelpLine } from './help-lines.ts';
import { HELP_PAGE } from './help-page.ts';

export interface Advice {
  /** Markdown. */
  text: string;
  /** Whether the question itself is to be answered below it. */
  answerToo: boolean;
}

/** Said first to somebody who did not write English; the rest is English. */
const FIRST: Partial<Record<Language, string>> = {
  de: 'Das klingt ernst. Bitte holen Sie sich jetzt Hilfe von einem Menschen; die Nummern stehen unten. Ich antworte auf Englisch:',
  fr: 'C’est sérieux. Parlez-en maintenant à une personne ; les numéros sont ci-dessous. Je réponds en anglais :',
  es: 'Esto es serio. Busque ahora la ayuda de una persona; los números están abajo. Respondo en inglés:',
  pt: 'Isto é sério. Procure agora a ajuda de uma pessoa; os números estão abaixo. Respondo em inglês:',
  it: 'È una cosa seria. Cerchi subito l’aiuto di una persona; i numeri sono qui sotto. Rispondo in inglese:',
  nl: 'Dit is ernstig. Zoek nu hulp bij een mens; de nummers staan hieronder. Ik antwoord in het Engels:',
  pl: 'To poważna sprawa. Proszę teraz poszukać pomocy u człowieka; numery są poniżej. Odpowiadam po angielsku:',
};

/**
 * What to do and who to call.
 * @param locales the visitor's language tags, best first: they choose whose numbers are shown
 */
export function adviceOn(concern: Concern, locales: readonly string[]): Advice {
  const { kind, who, sure, language } = concern;
  const { answerToo, ...long } = ADVICE[kind];
  const texts = sure ? long : CAUTION[kind];
  const text = [
    FIRST[language],
    texts[who === 'self' ? 'self' : 'other'],
    sure && !answerToo && theOtherCase(concern),
  ];
  return {
    text: withNumbers(text.filter(Boolean).join('\n\n'), concern, locales),
    answerToo: answerToo || !sure,
  };
}

/** A text about a danger, with its `{emergency}` filled in and who to call below it. */
export function withNumbers(text: string, { kind, language }: Concern, locales: readonly string[]): string {
  const country = countryFor(locales, language);
  const emergency = country
    ? `**${country.emergency}**`
    : 'the emergency number (**112** in Europe, **999** in the UK, **911** in North America)';
  return `${text}\n\n${numbers(country, ADVICE[kind].lines)}`.replaceAll('{emergency}', emergency);
}

/** The visitor's own threat speaks of both who threatens and who is threatened already. */
function theOtherCase({ kind, who }: Concern): string | undefined {
  if (who !== 'self') return FOR_YOU;
  return kind === 'threat' ? undefined : FOR_SOMEBODY;
}

/** Words do not always tell whose danger it is, and a mistake must not leave anybody without an answer. */
const FOR_YOU =
  '**If it is about you:** call the line below now, or {emergency} if you are in danger, and tell one person near you that you don’t want to be alone.';
const FOR_SOMEBODY =
  '**If it is about somebody else:** don’t leave them alone, ask them directly, and call with them.';

function numbers(country: CountryHelp | undefined, kind: 'crisis' | 'violence'): string {
  const more = `[all countries and more help](${HELP_PAGE}), or [${EVERYWHERE.name}](${EVERYWHERE.url})`;
  if (!country) {
    const crisis =
      '**988** (US and Canada) · **116 123** (Samaritans, UK and Ireland) · **112** (emergencies, Europe)';
    const violence =
      '**1-800-799-7233** (US) · **0808 2000 247** (UK) · **1800 341 900** (Ireland) · **112** (emergencies, Europe)';
    return `**Call:** ${kind === 'crisis' ? crisis : violence} · ${more}.`;
  }
  const lines = [...(kind === 'violence' ? country.violence : []), ...country.crisis]
    .map(written)
    .join(' · ');
  return `**Call (${country.name}):** ${lines} · emergency **${country.emergency}** · ${more}.`;
}

function written({ name, number, note }: HelpLine): string {
  return `**${number}** ${name === number ? '' : name}${note ? ` (${note})` : ''}`.replace('  ', ' ');
}
