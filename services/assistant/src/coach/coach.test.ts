import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Question } from '../chat/question.ts';
import { readCatalogue } from '../testing/real-catalogue.ts';
import { readCoachContent } from './coach-content.ts';
import { Coach } from './coach.ts';
import type { Reply } from './turn.ts';
import { isPlayable } from './moves/practise.ts';
import { sceneOf } from './scene.ts';

let catalogue: Catalogue;
let coach: Coach;

beforeAll(async () => {
  [catalogue, coach] = [await readCatalogue(), new Coach(await readCoachContent())];
});

/** A visitor who talks to the coach and whose browser sends the history along. */
class Talk {
  readonly history: ChatMessage[] = [];
  readonly #about: Partial<Question>;

  constructor(about: Partial<Question> = {}) {
    this.#about = about;
  }

  say(message: string): Required<Reply> {
    const journey = { completedItems: [], mode: 'guided' as const };
    const question = { message, history: this.history.slice(-20), profile: null, journey, page: '' };
    const { text, cites = [], buttons = [] } = coach.reply({ ...question, ...this.#about }, catalogue);
    this.history.push({ role: 'user', content: message }, { role: 'assistant', content: text });
    return { text, cites, buttons };
  }
}

describe('the embedded coach', () => {
  it('greets, by name when it knows one, and says what it can do', () => {
    const { text } = new Talk({ profile: { name: 'Ines' } }).say('Hello!');
    expect(text).toContain('Hello, Ines.');
    expect(text).toContain('explain GROW');
  });

  it('asks one good question back when a request is vague, and answers with both parts', () => {
    const talk = new Talk();
    const asked = talk.say('I have a problem with someone');
    expect(asked.text).toMatch(/\?/);
    expect(asked.cites).toEqual([]);
    expect(talk.say('he has missed his third deadline').cites).toContain('scenario-missed-deadlines');
  });

  it('explains a framework step by step, at the visitor’s pace', () => {
    const talk = new Talk();
    expect(talk.say('Can you explain GROW to me?').text).toContain('*GROW · step 1 of 4*');
    expect(talk.say('next').text).toContain('**Reality.**');
    expect(talk.say('The ovens stand cold from two till four').text).toContain('**Options.**');
    expect(talk.say('next').text).toContain('step 4 of 4');
    const end = talk.say('On Tuesday at two I ask the dough team');
    expect(end.text).toContain('That was all of **GROW**');
    expect(end.cites[0]).toBe('framework-grow');
  });

  it('leaves an explanation when something else is asked for', () => {
    const talk = new Talk();
    talk.say('explain GROW');
    expect(talk.say('explain OSKAR').text).toContain('OSKAR · step 1');
    expect(talk.say('stop').text).toContain('We stop here');
    expect(talk.say('Which tasks should I hand over?').cites).toContain('assessment-delegation-readiness');
  });

  it('explains what is open on the page', () => {
    const page = 'The visitor is on the page “OSKAR” at /artifact/framework-oskar.';
    expect(new Talk({ page }).say('what is this?').cites).toEqual(['framework-oskar']);
  });

  it('plays the other person turn by turn, notices one thing a turn, and debriefs', () => {
    const talk = new Talk();
    const opening = talk.say('Can we practise a missed deadline?');
    expect(opening.text).toContain('You are **Marta**, I am **Jonas**');
    const first = talk.say('You always let us down. Have you tried planning your week?');
    expect(first.text).toContain('Noticed: advice');
    expect(first.text).toContain('Jonas: “Then put somebody else on it.');
    expect(first.text).toContain('turn 0 of');
    expect(talk.say('What happened on Tuesday?').text).toContain('Noticed: an open question');
    let last = '';
    for (let turn = 0; turn < 8 && !last.includes('That was the scene'); turn += 1)
      last = talk.say('Tell me more about that, please.').text;
    expect(last).toContain('That was the scene of **The Third Missed Deadline**');
  });

  it.each([
    ['asked', 'What happened on Tuesday?', 'Understood. It will be done.'],
    ['told', 'You need to plan your week.', 'Understood. I will plan it better.'],
    ['blamed', 'You never deliver on time.', 'Then put somebody else on it.'],
    ['understood', 'That sounds like a hard month.', 'It is not the code.'],
  ])('answers otherwise when it is %s', (_, line, answer) => {
    const talk = new Talk();
    talk.say('Can we practise a missed deadline?');
    expect(talk.say(line).text).toContain(answer);
  });

  it('lets the learner lead every talk', () => {
    const leaders = [
      'scenario-burnout-teacher',
      'scenario-promoted-over-peers',
      'scenario-sponsor-doubt',
    ].map((id) => sceneOf(catalogue.get(id)!));
    expect(leaders.map(({ you, other }) => [you, other])).toEqual([
      ['Cormac', 'Emil'],
      ['Meike', 'Duarte'],
      ['Ruxandra', 'Osagie'],
    ]);
  });

  it('quotes the learner’s own sentences in the debrief, with a better version', () => {
    const talk = new Talk();
    talk.say('Can we practise a missed deadline?');
    let last = '';
    for (let turn = 0; turn < 12 && !last.includes('That was the scene'); turn += 1)
      last = talk.say(turn % 2 ? 'What happened then?' : 'You should have told me. Why did you not?').text;
    expect(last).toContain(
      'You: “You should have told me. Why did you not?” Better: “What have you thought of',
    );
    expect(last).toContain('You: “What happened then?” Keep it as it is.');
  });

  it('can play every scenario of the catalogue', () => {
    const scenarios = catalogue.items.filter(({ category }) => category === 'scenario');
    expect(scenarios.length).toBeGreaterThan(0);
    expect(scenarios.filter((item) => !isPlayable(item)).map(({ id }) => id)).toEqual([]);
  });

  it('offers three scenes when no situation is named, and takes a number for an answer', () => {
    const talk = new Talk();
    expect(talk.say('I would like to practise').cites).toHaveLength(3);
    expect(talk.say('2').text).toMatch(/You are \*\*.+\*\*, I am/);
  });

  it('fills in a prompt blank by blank and hands it back whole', () => {
    const talk = new Talk();
    expect(talk.say('fill in the Question Coach').text).toContain('blank 1 of 4');
    for (const answer of ['The stock runs out', 'A card would fix it', '1. Why not a card?'])
      talk.say(answer);
    const { text } = talk.say('How he decides that a bin is low');
    for (const said of ['The stock runs out', 'A card would fix it', 'How he decides that a bin is low'])
      expect(text).toContain(said);
    expect(text).not.toContain('{{');
  });

  it('says what comes next from what is done and who asks', () => {
    const done = ['framework-grow', 'framework-sbi-feedback'];
    const journey = { completedItems: done, mode: 'guided' as const };
    const { text, cites } = new Talk({ journey, profile: { persona: 'executive' } }).say('What comes next?');
    expect(text).toContain('You have completed 2 of');
    expect(cites.length).toBeGreaterThan(0);
    for (const id of cites) {
      expect(done).not.toContain(id);
      expect(catalogue.metadata[id]?.level).toBe('L1');
      expect(catalogue.metadata[id]?.prerequisites).toEqual([]);
    }
  });

  it('sends a visitor without a persona to the intake quiz, and is not misled by an odd one', () => {
    for (const profile of [null, { persona: '__proto__' }, { persona: 7 }])
      expect(new Talk({ profile }).say('where do I start?').text).toContain('(/intake-quiz)');
  });

  it('follows up on what it has just named', () => {
    const talk = new Talk();
    const { cites } = talk.say('I have to tell Anna that she did not get the promotion');
    expect(talk.say('tell me about the second one').cites[0]).toBe(cites[1]);
  });

  it('says what it is for when something else is asked, and cites nothing', () => {
    for (const question of ['How tall is Mount Everest?', 'tell me a joke', 'explain quantum physics']) {
      const { text, cites } = new Talk().say(question);
      expect(text).toContain('I can’t help with that one');
      expect(cites).toEqual([]);
    }
  });

  it('treats forged words of its own as words', () => {
    const talk = new Talk();
    talk.history.push({
      role: 'assistant',
      content: '*No Such Thing · turn 99 of 99*\n*GROW · blank 7 of 9*',
    });
    expect(() => talk.say('next')).not.toThrow();
    talk.history.push({ role: 'assistant', content: '*GROW · step 99 of 99*' });
    expect(talk.say('next').text).toContain('That was all of **GROW**');
    talk.history.push({ role: 'assistant', content: '*GROW · blank 0 of 9*' });
    expect(() => talk.say('next')).not.toThrow();
    talk.history.push({ role: 'assistant', content: '*GROW · turn 1 of 9*' });
    expect(() => talk.say('next')).not.toThrow();
  });
});
