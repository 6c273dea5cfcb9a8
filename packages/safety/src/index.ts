export { type Advice, adviceOn, withNumbers } from './advice.ts';
export { HELP_PAGE } from './help-page.ts';
export { ADVICE } from './advice-texts.ts';
export { concernIn } from './concern-in.ts';
export { concernByRules } from './rules/concern-by-rules.ts';
export type { Concern, ConcernKind, Language, Who } from './concern.ts';
export { languageOf } from './classifier/language-of-words.ts';
export { countryFor, localesOf, localesThere } from './country.ts';
export {
  type CountryHelp,
  EVERYWHERE,
  HELP_LINES,
  HELP_LINES_CHECKED_ON,
  type HelpLine,
} from './help-lines.ts';
