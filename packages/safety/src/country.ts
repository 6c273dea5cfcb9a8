import type { Language } from './concern.ts';
import { EMERGENCY_ELSEWHERE } from './emergency-numbers.ts';
import { type CountryHelp, HELP_LINES } from './help-lines.ts';
import { countryNamedIn } from './place.ts';

/** Where most who write the language live; English is spoken in too many places to guess. */
const HOME: Partial<Record<Language, string>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  pt: 'PT',
  it: 'IT',
  nl: 'NL',
  pl: 'PL',
};

/**
 * The country whose lines are shown first; undefined where nobody can tell, or none are known.
 * @param locales language tags, best first (`de-AT`), as in `navigator.languages` or Accept-Language
 * @param language of what was written
 */
export function countryFor(locales: readonly string[], language: Language = 'en'): CountryHelp | undefined {
  let isElsewhere = false;
  for (const locale of locales) {
    const region = /[-_]([a-z]{2}|\d{3})(?:\b|$)/i.exec(locale)?.[1]?.toUpperCase();
    const spoken = locale.slice(0, 2).toLowerCase();
    if (locale.startsWith(SOMEWHERE)) return helpIn(region) ?? numbersIn(region);
    if (!region || (language !== 'en' && spoken !== language)) continue;
    const help = helpIn(region) ?? numbersIn(region);
    if (help) return help;
    isElsewhere = true;
  }
  // No numbers rather than those of a country where the visitor is not.
  if (isElsewhere && language !== 'en') return undefined;
  return (
    helpIn(HOME[language]) ??
    (language === 'en' ? helpIn(HOME[locales[0]?.slice(0, 2).toLowerCase() as Language]) : undefined)
  );
}

function helpIn(country: string | undefined): CountryHelp | undefined {
  return HELP_LINES.find((help) => help.country === country);
}

/** Where no help line is listed, the emergency numbers alone. */
function numbersIn(country: string | undefined): CountryHelp | undefined {
  const found = EMERGENCY_ELSEWHERE.find((one) => one.country === country);
  return found && { ...found, crisis: [], violence: [] };
}

/** What a tag begins with that says where somebody is, and nothing of a language. */
const SOMEWHERE = 'und-';

/** A visitor's language tags, with the place before them that the texts name, if they name one; the first text that does decides. */
export function localesThere(texts: readonly string[], locales: readonly string[]): string[] {
  const country = countryNamedIn(texts);
  return country ? [`${SOMEWHERE}${country}`, ...locales] : [...locales];
}

/** The tags of an Accept-Language header, in its order. */
export function localesOf(acceptLanguage: string | undefined): string[] {
  return (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]!.trim())
    .filter(Boolean);
}
