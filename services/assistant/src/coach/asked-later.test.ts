import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../testing/real-catalogue.ts';
import { readCoachContent } from './coach-content.ts';
import { Coach } from './coach.ts';

let catalogue: Catalogue;
let coach: Coach;
beforeAll(async () => {
  [catalogue, coach] = [await readCatalogue(), new Coach(await readCoachContent())];
});

function said(...messages: string[]): string {
  const history: ChatMessage[] = [];
  for (const message of messages) {
    const journey = { completedItems: [], mode: 'guided' as const };
    const { text } = coach.reply({ message, history, profile: null, journey, page: '' }, catalogue);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: text });
  }
  return history.at(-1)!.content;
}
const LATE = 'One of my people is always late';

describe('a fact that is added later', () => {
  it.each([
    ['his visa is sponsored by us', 'Their right to stay hangs on the job.'],
    ['he also has a second job at night', 'They have another job beside this one.'],
    ['and he is my cousin', 'They’re family of yours.'],
    ['actually it was 3 weeks, not 3 months', 'Then I go by what you say now.'],
  ])('is answered by what it changes: %s', (message, taken) =>
    expect(said(LATE, message).replaceAll("'", '’')).toContain(`**${taken}**`),
  );

  it('for which nothing is written is said back in its own words, and never as a blank to fill in', () => {
    const answer = said(LATE, 'he whistles in the corridor');
    expect(answer).toContain('You add: “he whistles in the corridor”');
    expect(answer).not.toMatch(/\[what you/);
    expect(said('mein Mitarbeiter kommt immer zu spät', 'er pfeift im Flur')).toContain(
      'Dazu kommt also: „er pfeift im Flur“',
    );
  });

  it('is told from a question, and from a visitor who sees it otherwise', () => {
    const asked = said(LATE, 'hm. fine. so what would a trial look like');
    expect(asked).toContain('I have nothing written that answers just this.');
    expect(asked).not.toContain('You add');
    expect(said(LATE, "I disagree. he won't change, believe me")).toContain('You know them, and I don’t.');
  });
});

describe('a form that is asked for', () => {
  it('is the beginning, in what the visitor told, and what to do until they answer', () => {
    const answer = said('I have to tell Ahmed his shift is being cut, can you write the opening?');
    expect(answer).toMatch(/^> “Ahmed, I’ll say it straight away: your shift is being cut\.”/);
    expect(answer).toContain('Then stop');
  });

  it('is another language, where there is a short answer in it, and else said not to be there', () => {
    expect(said(LATE, 'in German please')).toContain('**Zuerst.**');
    expect(said(LATE, 'auf Deutsch bitte', 'en français svp')).toContain('**D’abord.**');
    expect(said(LATE, 'in German please', 'in English please')).toContain('**Do first.**');
    expect(said(LATE, 'can you write it in Polish')).toContain('In Polish I have nothing written');
  });

  it('is one card with what was asked on the way, in no more lines than fit', () => {
    const answer = said(LATE, 'what if he cries?', 'put the whole thing on one card, max 6 lines');
    const lines = answer.split('\n').filter((line) => line.startsWith('- '));
    expect(lines).toHaveLength(6);
    expect(lines.join('\n')).toMatch(/\*\*If they cry\.\*\*/);
    expect(lines.at(-1)).toMatch(/^- \*\*Not:\*\*/);
  });

  it('is a message to the one it is about, in the words that would be said', () => {
    const answer = said('I shouted at Priya in the meeting today. Help me write to her');
    expect(answer).toContain('**A message to Priya**');
    expect(answer).toContain('~~~text\nPriya,');
  });
});

it('a hard conversation without a matter is prepared, and asked about', () => {
  const answer = said('I have a hard conversation tomorrow. Help me prepare it');
  expect(answer).toContain('Four lines on paper');
  expect(answer).toContain('Who is it with');
});

describe('two questions at once', () => {
  it('are both answered', () => {
    const answer = said(LATE, 'do I do it today or wait, and what if he gets angry?');
    expect(answer).toMatch(/end of the shift/);
    expect(answer).toMatch(/If (?:he|they) gets? angry/);
  });
});

describe('a text that was handed over', () => {
  it('is handed over again with the name that comes later', () => {
    expect(said('one of my best people wants to leave', 'an email', 'he is called Tadhg')).toContain(
      'Hello Tadhg,',
    );
    expect(said(LATE, 'give me the words', "her name's Oddny")).toContain('“Oddny, ');
  });

  it('is softer without a blank', () => {
    const softer = said(LATE, 'give me the words', 'softer please');
    expect(softer).toMatch(/^\*\*Softer/);
    expect(softer).not.toContain('____');
  });
});
