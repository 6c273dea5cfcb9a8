import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { adviceOn } from '../advice.ts';
import { concernIn } from '../concern-in.ts';
import { medicalEmergencyIn } from './medical-emergency.ts';
import { en } from './texts/en.ts';
import { de } from './texts/de.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

const FOLDER = new URL('../../evaluation/', import.meta.url);

function linesOf(name: string): string[] {
  return readFileSync(new URL(name, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.slice(line.indexOf('|') + 1).trim());
}

describe.each(['medical-danger-en.txt', 'medical-danger-others.txt'])('%s', (name) => {
  it.each(linesOf(name))('is answered first: %s', (text) => {
    const concern = concernIn(text);
    expect(concern?.emergency).toBeDefined();
    expect(concern?.sure).toBe(true);
    expect(adviceOn(concern!, []).answerToo).toBe(false);
  });
});

it('takes none of the harmless sentences in alarming words for an emergency', () => {
  expect(linesOf('alarming-words-ordinary.txt').filter((text) => medicalEmergencyIn(text))).toEqual([]);
});

it.each([
  'He had a heart attack in March and comes back on Monday, how do I plan his first week?',
  'our colleague died of a stroke at the weekend, what do I tell the team',
  'He is in hospital after a seizure at work, may I visit him?',
  'We run a first aid course: what to do if somebody is unconscious. Nobody signs up.',
  'Sie hatte letztes Jahr einen Schlaganfall und kommt zurück',
  'Il revient après son infarctus, comment organiser la reprise ?',
])('leaves what is over to the rest of the assistant: %s', (text) => {
  expect(medicalEmergencyIn(text)).toBeUndefined();
});

it('says first whom to call, then what to do, and last what comes afterwards', () => {
  const { text, answerToo } = adviceOn(concernIn('my colleague is having a seizure on the floor')!, [
    'en-US',
  ]);
  expect(answerToo).toBe(false);
  expect(text).toMatch(/^\*\*Call \*\*911\*\* now/);
  expect(text.indexOf('under the head')).toBeGreaterThan(0);
  expect(text.indexOf('Afterwards')).toBeGreaterThan(text.indexOf('under the head'));
  expect(text).not.toContain('988');
});

it.each([
  'soy encargado de una cuadrilla, hoy 43 grados en el tejado, el nuevo contesta cosas raras y ni suda ya',
  '35 Grad auf dem Dach, der Neue sitzt am Rand, antwortet komisch und schwitzt gar nicht mehr',
  "it's 41 degrees on the roof, and the new lad answers funny and isn't even sweating",
])('sees heat stroke in how somebody else is: %s', (text) => {
  const concern = concernIn(text);
  expect(concern).toMatchObject({ emergency: 'heat', sure: true });
  expect(concern!.who).not.toBe('self');
});

it('takes effort for no heat stroke', () => {
  expect(medicalEmergencyIn('hace calor y el equipo no suda la camiseta')).toBeUndefined();
});

it('speaks to the visitor whose own body it is', () => {
  const concern = concernIn('I have pressure in my chest and it goes down my left arm');
  expect(concern).toMatchObject({ emergency: 'heart', who: 'self' });
  expect(adviceOn(concern!, ['en-GB']).text).toContain(en.forYourself.heart);
});

it('names the ambulance where it has a number of its own', () => {
  const { text } = adviceOn(concernIn('she is unconscious and not breathing')!, ['pt-BR']);
  expect(text).toContain('**192**');
});

it('keeps in mind that an overdose may have been meant', () => {
  const { text } = adviceOn(concernIn('she swallowed a whole packet of paracetamol this morning')!, [
    'en-GB',
  ]);
  expect(text).toContain('116 123');
});

it('answers people who fell ill in the heat before with what keeps the others safe, and the question too', () => {
  const concern = concernIn(
    'Last week a picker fainted in the polytunnel and we need 20 tonnes by Friday. Ideas?',
  );
  expect(concern).toMatchObject({ emergency: 'heat', sure: false });
  expect(adviceOn(concern!, ['en-GB'])).toMatchObject({ answerToo: true });
});

it.each([de, fr, es])('says in each language as much as in English (%#)', (texts) => {
  for (const part of ['untilHelp', 'forYourself'] as const)
    for (const [condition, text] of Object.entries(texts[part]))
      expect(text.length).toBeGreaterThan(en[part][condition as keyof typeof en.untilHelp].length * 0.7);
  for (const part of ['call', 'callForYourself', 'heatAgain'] as const)
    expect(texts[part]).toContain('{emergency}');
});
