import type { LanguageRules } from '../concern.ts';
import { SIGNS } from './en-signs.ts';
import { SUICIDE } from './en-suicide.ts';
import { VIOLENCE } from './en-violence.ts';
import { ILLNESS } from './en-illness.ts';

const PEOPLE =
  'employee|colleague|collegue|coworker|worker|teammate|team|member|report|friend|husband|wife|spouse|partner|boyfriend|girlfriend|boss|manager|guy|man|woman|girl|boy|lad|intern|apprentice|student|client|coachee|staff|person|people|everyone|kid|son|daughter|child|brother|sister|mother|father|mum|mom|dad|teacher|nurse|engineer|developer|assistant';

export const en: LanguageRules = {
  language: 'en',
  rules: [...SUICIDE, ...VIOLENCE, ...ILLNESS, ...SIGNS],
  self: /(?<=^| )(?:i|im|ive|id|myself|mine|we)(?= |$)/gu,
  other: new RegExp(
    `(?<=^| )(?:he|she|they|hes|shes|theyre|theyve|him|her|his|hers|them|their|himself|herself|themsel(?:f|ves)|someone|somebody|who|(?:${PEOPLE})s?)(?= |$)`,
    'gu',
  ),
};
