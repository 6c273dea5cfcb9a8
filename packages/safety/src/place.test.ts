import { expect, it } from '@jest/globals';
import { adviceOn } from './advice.ts';
import { concernIn } from './concern-in.ts';
import { countryFor, localesThere } from './country.ts';
import { countryNamedIn } from './place.ts';

it.each([
  ["I'm an executive coach in Chicago", 'US'],
  ['clothes shop in Durban, 12 of us', 'ZA'],
  ['Call centre, 70 seats, Manila', 'PH'],
  ['Matrix org, Zurich, two bosses', 'CH'],
  ['Teamleiterin in einer Agentur in Köln', 'DE'],
  ['Je travaille à Lyon', 'FR'],
  ['Soy entrenadora en Montevideo', 'UY'],
  ['our plant in London, Ontario', 'CA'],
  ['half my team is in Austin', 'US'],
])('reads where somebody is: %s', (text, country) => {
  expect(countryNamedIn([text])).toBe(country);
});

it.each([
  'Austin and Florence have fallen out',
  'Georgia in my team cries',
  'it would be nice to have a reading group',
  'I moved here from Germany',
  'Henk kent elke brug',
  'Devon, Kent and Orlando share a desk',
  'the old gent at the till',
  'mi fortaleza es escuchar',
  'ti porto il caffè',
  'my Roma colleague',
])('takes no name and no word for a place: %s', (text) => {
  expect(countryNamedIn([text])).toBeUndefined();
});

it('prefers what was said last, and a place to the browser’s language', () => {
  expect(localesThere(['he is at home in Toronto', 'I am in London'], ['en-GB'])).toEqual([
    'und-CA',
    'en-GB',
  ]);
  expect(countryFor(localesThere(['my client is in Chicago'], ['en-GB']))?.emergency).toBe('911');
  expect(countryFor(localesThere(['nothing of a place'], ['en-GB']))?.emergency).toBe('999');
});

it('shows the number of a country of which no help line is known, and no other country’s', () => {
  const locales = localesThere(['Call centre in Manila'], ['en-GB']);
  const { text } = adviceOn(concernIn('one of my agents wants to kill himself')!, locales);
  expect(text).toContain('**Call (Philippines):** emergency **911**');
  expect(text).not.toContain('116 123');
});

it.each([
  [['es-MX'], 'es', 'Mexico'],
  [['es-AR', 'es'], 'es', 'Argentina'],
  [['es-419'], 'es', undefined],
  [['es-VE'], 'es', undefined],
  [['es-VE', 'es-ES'], 'es', 'Spain'],
  [['en-GB'], 'es', 'Spain'],
  [['nl'], 'nl', 'Netherlands'],
] as const)(
  'goes by the region of the browser, %j, for somebody who writes %s',
  (locales, language, name) => {
    expect(countryFor(locales, language)?.name).toBe(name);
  },
);
