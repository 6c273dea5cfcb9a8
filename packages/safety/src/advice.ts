import { ADVICE, CAUTION } from './advice-texts.ts';
import { UNCLEAR } from './advice-unclear.ts';
import { ARMED } from './advice-armed.ts';
import { ASIDE } from './advice-aside.ts';
import { APART, APART_FIRST, APART_UNREACHED } from './advice-apart.ts';
import { LASTING } from './advice-lasting.ts';
import { ON_SIGNS } from './advice-on-signs.ts';
import type { Concern, Language } from './concern.ts';
import { emergencyAdvice } from './emergencies/emergency-advice.ts';
import { countryFor } from './country.ts';
import { type CountryHelp, EVERYWHERE, type HelpLine } from './help-lines.ts';
import { HELP_PAGE } from './help-page.ts';
import { stalkedAdvice } from './stalking/stalked-advice.ts';
import { de } from './texts/de.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import type { TextsAbroad } from './texts/texts-abroad.ts';

export interface Advice {
  /** Markdown. */
  text: string;
  /** Whether the question itself is to be answered below it. */
  answerToo: boolean;
}

/** In which languages beside English all is said. */
const ABROAD: Partial<Record<Language, TextsAbroad>> = { de, fr, es };
const IN_ENGLISH = {
  advice: ADVICE,
  caution: CAUTION,
  onSigns: ON_SIGNS,
  aside: ASIDE,
  armed: ARMED,
  apart: APART,
  apartFirst: APART_FIRST,
  apartUnreached: APART_UNREACHED,
  unclear: UNCLEAR,
} as const;

/** Said first to somebody who wrote in another language; the rest is English. */
const FIRST: Partial<Record<Language, string>> = {
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
  const { kind, sure, language, emergency } = concern;
  const answerToo = ADVICE[kind].answerToo && !(emergency && sure);
  if (emergency) {
    const first = emergencyAdvice(emergency, concern);
    const text = kind === 'panic' || !sure ? first : `${first}\n\n---\n\n${textOn(concern)}`;
    return { text: withNumbers(text, concern, locales), answerToo: answerToo || !sure };
  }
  const isDanger = (sure && !answerToo && !concern.stalked) || concern.signs;
  const text = [FIRST[language], textOn(concern), isDanger && theOtherCase(concern)];
  return {
    text: withNumbers(text.filter(Boolean).join('\n\n'), concern, locales),
    answerToo: answerToo || !sure,
  };
}

function textOn(concern: Concern): string {
  const {
    kind,
    who,
    sure,
    signs,
    aside,
    said,
    armed,
    stalked,
    lasting,
    apart,
    unreached,
    unclear,
    language,
  } = concern;
  const texts = ABROAD[language] ?? IN_ENGLISH;
  if (stalked && !armed) return stalkedAdvice(concern);
  if (lasting) return (LASTING[language] ?? LASTING.en)[who === 'self' ? 'self' : 'other'];
  if (aside) return withSaid(texts.aside[who === 'self' ? 'self' : 'other'], said, language);
  if (armed) return texts.armed;
  if (unclear) return texts.unclear;
  const [advice, caution] = [texts.advice[kind], texts.caution[kind]];
  if (who === 'self') return sure ? advice.self : signs ? texts.onSigns.self : caution.self;
  if (signs) return texts.onSigns.other;
  const first = unreached ? `${texts.apartUnreached}\n\n` : '';
  if (apart) return sure ? `${first}${texts.apart}` : `${first || `${texts.apartFirst}\n\n`}${caution.other}`;
  return sure ? advice.other : caution.other;
}

/** The visitor's own words, given back as they stand and as nothing but words. */
function withSaid(text: string, said: string | undefined, language: Language): string {
  const [open, close] = QUOTES[language] ?? ['“', '”'];
  const words = said?.replace(/[[\]()*_`<>#|~\\{}“”„«»"]/g, '').trim();
  return text.replace('{said}', () => (words ? `${open}${words}${close} ` : ''));
}

const QUOTES: Partial<Record<Language, [string, string]>> = {
  de: ['„', '“'],
  fr: ['«\u00a0', '\u00a0»'],
  es: ['«', '»'],
};

/** A text about a danger, with its `{emergency}` filled in and who to call below it. */
export function withNumbers(text: string, concern: Concern, locales: readonly string[]): string {
  const country = countryFor(locales, concern.language);
  const number = country && emergencyOf(country, concern);
  const emergency = number
    ? `**${number}**`
    : 'the emergency number (**112** in Europe, **999** in the UK, **911** in North America)';
  return `${text}\n\n${numbers(country, concern)}`.replaceAll('{emergency}', emergency);
}

/** The visitor's own threat speaks of both who threatens and who is threatened already. */
function theOtherCase({ kind, who, language }: Concern): string | undefined {
  if (who !== 'self') return ABROAD[language]?.forYou ?? FOR_YOU;
  return kind === 'threat' ? undefined : (ABROAD[language]?.forSomebody ?? FOR_SOMEBODY);
}

/** Words do not always tell whose danger it is, and a mistake must not leave anybody without an answer. */
const FOR_YOU =
  '**If it is about you:** call the line below now, or {emergency} if you are in danger, and tell one person near you that you don’t want to be alone.';
const FOR_SOMEBODY =
  '**If it is about somebody else:** don’t leave them alone, ask them directly, and call with them.';

function numbers(country: CountryHelp | undefined, concern: Concern): string {
  const abroad = ABROAD[concern.language];
  if (country && abroad) return numbersAbroad(country, concern, abroad);
  const more = `[all countries and more help](${HELP_PAGE}), or [${EVERYWHERE.name}](${EVERYWHERE.url})`;
  if (!country && concern.emergency) return `**Call:** ${ANYWHERE} · ${more}.`;
  if (!country) {
    const crisis =
      '**988** (US and Canada) · **116 123** (Samaritans, UK and Ireland) · **112** (emergencies, Europe)';
    const violence =
      '**1-800-799-7233** (US) · **0808 2000 247** (UK) · **1800 341 900** (Ireland) · **112** (emergencies, Europe)';
    return `**Call:** ${ADVICE[concern.kind].lines === 'violence' ? violence : crisis} · ${more}.`;
  }
  const lines = linesOf(country, concern).map(written);
  const all = [...lines, `emergency **${emergencyOf(country, concern)}**`, more].join(' · ');
  return `**Call (${country.name}):** ${all}.`;
}

const ANYWHERE =
  '**112** (Europe, and from a mobile in many other countries) · **999** (UK) · **911** (North America) · **000** (Australia)';

/** The ambulance in a medical emergency, where it has a number of its own. */
function emergencyOf({ emergency, medical }: CountryHelp, concern: Concern): string {
  return concern.emergency ? (medical ?? emergency) : emergency;
}

function numbersAbroad(
  country: CountryHelp,
  concern: Concern,
  { call, emergency, more, or, notes }: TextsAbroad,
): string {
  const name =
    new Intl.DisplayNames([concern.language], { type: 'region' }).of(country.country) ?? country.name;
  const lines = linesOf(country, concern).map(({ note, ...line }) =>
    written({ ...line, ...(note !== undefined && { note: notes[note] ?? note }) }),
  );
  const link = `[${more}](${HELP_PAGE}), ${or} [${EVERYWHERE.name}](${EVERYWHERE.url})`;
  const numbered = [...lines, `${emergency} **${emergencyOf(country, concern)}**`, link].join(' · ');
  return `**${call} (${name})${concern.language === 'fr' ? '\u00a0:' : ':'}** ${numbered}.`;
}

function linesOf({ crisis, violence, work = violence }: CountryHelp, concern: Concern): HelpLine[] {
  const { kind, who, emergency, stalked, lasting, unclear } = concern;
  // Nobody looks for another number while somebody can't breathe.
  if (lasting || (emergency && kind === 'panic' && emergency !== 'overdose')) return [];
  if (unclear) return [...crisis, ...violence];
  const lines = stalked ? 'violence' : ADVICE[kind].lines;
  if (lines === 'violence') return [...violence, ...crisis];
  if (lines === 'crisis') return crisis;
  // Whoever asks for somebody else needs advice; whom it is done to may need somebody to talk to as well.
  return who === 'self' || work.length === 0 ? [...work, ...crisis] : work;
}

function written({ name, number, note }: HelpLine): string {
  return `**${number}** ${name === number ? '' : name}${note ? ` (${note})` : ''}`.replace('  ', ' ');
}
