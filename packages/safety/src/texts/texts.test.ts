import { ARMED } from '../advice-armed.ts';
import { ASIDE } from '../advice-aside.ts';
import { describe, expect, it } from '@jest/globals';
import { APART, APART_FIRST, APART_UNREACHED } from '../advice-apart.ts';
import { UNCLEAR } from '../advice-unclear.ts';
import { ON_SIGNS } from '../advice-on-signs.ts';
import { ADVICE, CAUTION } from '../advice-texts.ts';
import { adviceOn } from '../advice.ts';
import { CONCERN_KINDS, type Concern } from '../concern.ts';
import { HELP_LINES } from '../help-lines.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const OURS = { de, fr, es };
const WHOSE = ['self', 'other'] as const;
const steps = (text: string) => text.match(/^(?:\d\.|-) /gm)?.length ?? 0;
/** Small words of English that none of the three has. */
const ENGLISH = /(?<!\p{L})(?:the|and|you|your|with|don't|them|below|what|call)(?!\p{L})/iu;

describe.each(['de', 'fr', 'es'] as const)('%s', (language) => {
  it.each(CONCERN_KINDS)('says of %s what English says, step by step', (kind) => {
    for (const whose of WHOSE) {
      for (const [ours, english] of [
        [OURS[language].advice[kind][whose], ADVICE[kind][whose]],
        [OURS[language].caution[kind][whose], CAUTION[kind][whose]],
      ] as const) {
        expect(steps(ours)).toBe(steps(english));
        expect(ours.includes('{emergency}')).toBe(english.includes('{emergency}'));
        expect(ours).not.toMatch(ENGLISH);
        expect(ours.length).toBeGreaterThan(english.length * 0.8);
      }
    }
  });

  it('says so of signs, of what is said in passing, and of somebody at a distance', () => {
    const { onSigns, aside, armed, apart, apartFirst, apartUnreached, unclear } = OURS[language];
    for (const [ours, english] of [
      [onSigns.self, ON_SIGNS.self],
      [onSigns.other, ON_SIGNS.other],
      [aside.self, ASIDE.self],
      [aside.other, ASIDE.other],
      [armed, ARMED],
      [apart, APART],
      [apartFirst, APART_FIRST],
      [apartUnreached, APART_UNREACHED],
      [unclear, UNCLEAR],
    ] as const) {
      expect(steps(ours)).toBe(steps(english));
      expect(ours).toContain('{emergency}');
      expect(ours.includes('{said}')).toBe(english.includes('{said}'));
      expect(ours).not.toMatch(ENGLISH);
    }
  });

  it('has a word for every note on a number', () => {
    const notes = HELP_LINES.flatMap(({ crisis, violence, work = [] }) => [
      ...crisis,
      ...violence,
      ...work,
    ]).flatMap(({ note }) => note ?? []);
    expect(notes.filter((note) => !(note in OURS[language].notes))).toEqual([]);
  });
});

it.each([
  ['de', /Denkst du daran, dir das Leben zu nehmen\?/, 'Anrufen (Deutschland):', '0800 111 0 111'],
  ['fr', /Est-ce que tu penses à te tuer \?/, 'Appelez (France)\u00a0:', '3114'],
  ['es', /¿Estás pensando en quitarte la vida\?/, 'Llama (España):', '024'],
] as const)('asks directly and names a number in %s, sure or not', (language, asks, call, number) => {
  for (const sure of [true, false]) {
    const concern: Concern = { kind: 'suicide', who: 'other', sure, language };
    const { text } = adviceOn(concern, []);
    expect(text).toMatch(asks);
    expect(text).toContain(call);
    expect(text).toContain(number);
    expect(text).not.toMatch(ENGLISH);
    expect(text).not.toContain('{emergency}');
  }
});

it('shows the numbers of the country that the visitor’s browser names, in the language of the message', () => {
  const { text } = adviceOn({ kind: 'violence-at-home', who: 'other', sure: true, language: 'de' }, [
    'de-AT',
  ]);
  expect(text).toContain(
    '**Anrufen (Österreich):** **0800 222 555** Frauenhelpline (kostenlos, Tag und Nacht)',
  );
});

it('leaves other languages as they were: a sentence, and English', () => {
  const { text } = adviceOn({ kind: 'suicide', who: 'other', sure: true, language: 'it' }, []);
  expect(text).toContain('È una cosa seria.');
  expect(text).toContain('Take this seriously');
});
