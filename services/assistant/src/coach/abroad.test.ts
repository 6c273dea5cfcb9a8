import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatButton, ChatMessage } from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../testing/real-catalogue.ts';
import { readCoachContent } from './coach-content.ts';
import { Coach } from './coach.ts';

let catalogue: Catalogue;
let coach: Coach;

beforeAll(async () => {
  [catalogue, coach] = [await readCatalogue(), new Coach(await readCoachContent())];
});

function said(...messages: string[]): { text: string; buttons: ChatButton[] } {
  const history: ChatMessage[] = [];
  let last: { text: string; buttons: ChatButton[] } = { text: '', buttons: [] };
  for (const message of messages) {
    const journey = { completedItems: [], mode: 'guided' as const };
    const question = { message, history: [...history], profile: null, journey, page: '' };
    const { text, buttons = [] } = coach.reply(question, catalogue);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: text });
    last = { text, buttons };
  }
  return last;
}

const ASKED = {
  de: 'mein Mitarbeiter kommt immer zu spät',
  fr: 'mon collaborateur arrive toujours en retard',
  es: 'mi empleado llega siempre tarde',
};
const LABELS = {
  de: ['Üben', 'Die Worte dafür', 'Kürzer', 'Eine E-Mail', 'Fragen'],
  fr: ['S’exercer', 'Les mots pour le dire', 'Plus court', 'Un e-mail', 'Des questions à poser'],
  es: ['Practicarlo', 'Las palabras', 'Más corto', 'Un correo', 'Preguntas'],
};

describe.each(['de', 'fr', 'es'] as const)('an answer in %s', (language) => {
  const [practise, words, shorter, email, questions] = LABELS[language];
  const first = ASKED[language];

  it('has nothing of the coach in English, and only buttons in its language', () => {
    const { text, buttons } = said(first);
    expect(text).toContain('(/-/situations/feedback-lateness)');
    expect(text).not.toMatch(/\b(?:the|page of its own|questions and answers|is it rather)\b/i);
    expect(text).not.toMatch(/:\*?\s*\n\n\[/);
    expect(buttons.map(({ label }) => label)).toEqual(expect.arrayContaining([practise]));
    expect(
      buttons.filter(({ label }) => /\b(?:the|it|email|shorter|questions\b(?! à))\b/i.test(label)),
    ).toEqual([]);
  });

  it('goes on when a button is pressed', () => {
    expect(said(first, words!).text).toMatch(/^> [„«]/);
    expect(said(first, shorter!).text).toMatch(/^> [„«]/);
    expect(said(first, email!).text).toMatch(/^\*[^*]*(?:Englisch|anglais|inglés)[\s\S]*~~~text/);
    expect(said(first, questions!).text).toMatch(/(?:Englisch|anglais|inglés)[\s\S]*\n1\. “/);
    expect(said(first, practise!).text).toMatch(/(?:Englisch|anglais|inglés)[\s\S]* · (?:line|turn) /);
  });
});

it('a title that was pressed is answered in its language', () => {
  const of = catalogue.situations.situations.find(({ slug }) => slug === 'firing-someone')!;
  expect(said(of.inBrief!.de!.title).text).toMatch(/^\*\*Zuerst\.\*\*/);
  expect(said(of.title).text).toMatch(/^\*\*Do first\.\*\*/);
});

it('what it may be else is offered by its title in the language', () => {
  const { text, buttons } = said('ich habe ein problem mit jemandem im team und weiss nicht wie anfangen');
  const titles = catalogue.situations.situations.flatMap(({ inBrief }) => inBrief?.de?.title ?? []);
  const labels = [...Object.values(LABELS.de), 'Weiter'];
  expect(text).not.toContain('I took this as');
  expect(buttons.filter(({ label }) => !labels.includes(label) && !titles.includes(label))).toEqual([]);
});
