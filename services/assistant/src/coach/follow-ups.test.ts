import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../testing/real-catalogue.ts';
import { readCoachContent } from './coach-content.ts';
import { Coach } from './coach.ts';
import type { Reply } from './turn.ts';

let catalogue: Catalogue;
let coach: Coach;

beforeAll(async () => {
  [catalogue, coach] = [await readCatalogue(), new Coach(await readCoachContent())];
});

/** The last answer of a conversation. */
function said(...messages: string[]): Required<Reply> {
  const history: ChatMessage[] = [];
  let last: Required<Reply> = { text: '', cites: [], buttons: [] };
  for (const message of messages) {
    const journey = { completedItems: [], mode: 'guided' as const };
    const {
      text,
      cites = [],
      buttons = [],
    } = coach.reply({ message, history: [...history], profile: null, journey, page: '' }, catalogue);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: text });
    last = { text, cites, buttons };
  }
  return last;
}

describe('in the first message', () => {
  it('an email is made from the story, to the one who is named', () => {
    const { text } = said('Draft a mail to Priya because she keeps missing her deadlines');
    expect(text).toMatch(/Subject: .+\n\n.*Priya/);
    expect(text).toContain('(/-/situations/missed-deadlines)');
  });

  it('a form without a story is asked about, and then made', () => {
    expect(said('write me an email').text).toContain('Who is it for');
    expect(said('write me an email', 'to a colleague who takes credit for my work').text).toContain(
      'Subject:',
    );
  });

  it('two matters: the more urgent, and the other a press away', () => {
    const { text, buttons } = said(
      'How often should I hold one-to-ones? And one more: my best developer handed in her notice this morning.',
    );
    expect(text).toContain('(/-/situations/resignation-good-person)');
    expect(buttons[0]!.says).toBe('How often should I hold one-to-ones');
  });
});

describe('after an answer', () => {
  const MICRO = 'I was told that I micromanage';

  it.each<[string, string[], RegExp]>([
    [
      'the agenda in the time there is',
      [MICRO, 'an agenda', 'we only have 15 minutes'],
      /Agenda, 15 minutes/,
    ],
    ['what if they cry', [MICRO, 'what if she cries'], /If they cry.+\/-\/situations\/micromanaging-myself/s],
    ['what was tried', [MICRO, 'I did that already'], /not the same again/],
    [
      'the other way round',
      [MICRO, 'no, the other way round, my boss does it to me'],
      /\/boss-micromanages-me\)$/,
    ],
    ['not that', [MICRO, 'not that'], /may be one of these/],
    ['a comparison: why', ['GROW or CLEAR?', 'why'], /GROW\*\*:.+CLEAR\*\*:/s],
    ['a comparison: which', ['GROW or CLEAR?', 'which one for me?'], /I would take \*\*/],
    ['a notion: an example', ['feedback vs criticism', 'an example'], /Tuesday/],
    ['a notion: against another', ["what's an OKR", 'vs KPI?'], /KPI watches whether/],
  ])('%s', (_, messages, answer) => {
    expect(said(...messages).text).toMatch(answer);
  });
});
