import type { LanguageRules } from '../concern.ts';
import { HARM_PATTERNS } from './en-harm-patterns.ts';
import { ILLNESS_PATTERNS } from './en-illness-patterns.ts';
import { SIGNS } from './en-signs.ts';
import { SUICIDE } from './en-suicide.ts';
import { SUICIDE_PATTERNS } from './en-suicide-patterns.ts';
import { STALKING } from './en-stalking.ts';
import { VIOLENCE } from './en-violence.ts';
import { ILLNESS } from './en-illness.ts';

const PEOPLE =
  'employee|colleague|collegue|coworker|worker|teammate|team|member|report|friend|husband|wife|spouse|partner|boyfriend|girlfriend|boss|manager|guy|man|woman|girl|boy|lad|intern|apprentice|student|client|coachee|staff|person|people|everyone|kid|son|daughter|child|brother|sister|mother|father|mum|mom|dad|teacher|nurse|engineer|developer|assistant|trainee|graduate|junior|analyst|driver|cashier|cleaner|technician|deputy|supervisor|director|customer|stepdad|stepfather|one of (?:my|our|the)';

export const en: LanguageRules = {
  language: 'en',
  rules: [
    ...SUICIDE_PATTERNS,
    ...SUICIDE,
    ...VIOLENCE,
    ...STALKING,
    ...HARM_PATTERNS,
    ...ILLNESS,
    ...ILLNESS_PATTERNS,
    ...SIGNS,
  ],
  self: /(?<=^| )(?:i|im|ive|id|myself|mine|we)(?= |$)/gu,
  other: new RegExp(
    `(?<=^| )(?:he|she|they|hes|shes|theyre|theyve|him|her|his|hers|them|their|himself|herself|themsel(?:f|ves)|someone|somebody|who|(?:${PEOPLE})s?)(?= |$)`,
    'gu',
  ),
};
