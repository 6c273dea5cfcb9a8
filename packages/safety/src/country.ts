import type { Language } from './concern.ts';
import { type CountryHelp, HELP_LINES } from './help-lines.ts';

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
 * The country whose lines are shown first.
 * @param locales language tags, best first (`de-AT`), as in `navigator.languages` or Accept-Language
 * @param language of what was written
 */
export function countryFor(locales: readonly string[], language: Language = 'en'): CountryHelp | undefined {
  for (const locale of locales) {
    const region = /[-_]([a-z]{2})(?:\b|$)/i.exec(locale)?.[1]?.toUpperCase();
    const spoken = locale.slice(0, 2).toLowerCase();
    if (!region || (language !== 'en' && spoken !== language)) continue;
    const help = helpIn(region);
    if (help) return help;
  }
  return (
    helpIn(HOME[language]) ??
    (language === 'en' ? helpIn(HOME[locales[0]?.slice(0, 2).toLowerCase() as Language]) : undefined)
  );
}

function helpIn(country: string | undefined): CountryHelp | undefined {
  return HELP_LINES.find((help) => help.country === country);
}

/** The tags of an Accept-Language header, in its order. */
export function localesOf(acceptLanguage: string | undefined): string[] {
  return (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]!.trim())
    .filter(Boolean);
}
