export { type Advice, adviceOn, withNumbers } from './advice.ts';
export { HELP_PAGE } from './help-page.ts';
export { NEAR_DANGER } from './near-danger.ts';
export { ADVICE } from './advice-texts.ts';
export { explainsFarewell } from './signs/farewell-signs.ts';
export { aroundClearestSentence, concernIn } from './concern-in.ts';
export { sentencesOf } from './parts-of.ts';
export { sentencesOfDanger } from './sentences-of-danger.ts';
export { concernByRules } from './rules/concern-by-rules.ts';
export type { Concern, ConcernKind, Language, Who } from './concern.ts';
export { countryFor, localesOf, localesThere } from './country.ts';
export {
  type CountryHelp,
  EVERYWHERE,
  HELP_LINES,
  HELP_LINES_CHECKED_ON,
  type HelpLine,
} from './help-lines.ts';
