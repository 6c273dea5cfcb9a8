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

describe('what has no matter of its own', () => {
  const LATE = 'one of my people is always late';
  const FIGHTING = 'two of my people are fighting';

  it.each<[string, string[], RegExp]>([
    [
      'a wish to wait',
      [LATE, "i thought i'd leave it till after the holidays"],
      /later.+\/feedback-lateness\)/s,
    ],
    [
      'a laugh that is feared',
      [LATE, "he'll just laugh if I say that"],
      /laugh it off.+\/feedback-lateness\)/s,
    ],
    ['a way of one’s own', [LATE, 'what if I just ignore it'], /do nothing.+\/feedback-lateness\)/s],
    [
      'somebody else who is there',
      [FIGHTING, 'my boss will be in the room'],
      /beforehand.+\/two-people-fighting\)/s,
    ],
    ['a second time', [LATE, 'i told him twice, same again'], /about the agreement.+\/feedback-lateness\)/s],
    [
      'neither first',
      [FIGHTING, 'each says the other should apologise first'],
      /apology out.+\/two-people-fighting\)/s,
    ],
    [
      'a straight question',
      [
        'there are rumours of layoffs and I cannot say anything',
        "and if somebody asks me flat out 'do I still have a job in May'?",
      ],
      /asked straight out.+\/layoff-rumours\)/s,
    ],
    ['nothing known', [LATE, 'the canteen is closed on fridays'], /still about.+\/feedback-lateness\)/s],
  ])('stays with the situation: %s', (_, messages, answer) => {
    expect(said(...messages).text).toMatch(answer);
  });

  it.each<[string, string[], string]>([
    ['another person', [LATE, 'and my boss takes credit for my work'], 'boss-takes-credit'],
    ['an announced topic', [LATE, 'different question: how do I ask for a pay rise'], 'pay-rise-ask-own'],
    ['a button with a title', [LATE, 'Nobody turns the camera on'], 'cameras-off'],
  ])('goes on to another where there is one: %s', (_, messages, slug) => {
    expect(said(...messages).text).toContain(`(/-/situations/${slug})`);
  });
});

describe('what is made at once', () => {
  it('a framework as a plan in the minutes there are', () => {
    const { text } = said('GROW template for a 20 min 1:1');
    expect(text).toContain('Agenda, 20 minutes');
    expect(text.match(/^\d\. (\d+) min/gm)?.map((line) => Number(line.split(' ')[1]))).toEqual([4, 6, 6, 4]);
  });

  it('a reply to send, where somebody waits for one', () => {
    const { text } = said(
      'my report wrote me that she wants more money and there is no budget. what do I write back',
    );
    expect(text).toMatch(/Your reply.+~~~text.+\/pay-rise-asked-no-budget\)/s);
  });

  it('who it is for and what there is, and whether it costs anything, in one answer', () => {
    const { text } = said('what is this site and is it free? do i need to be a coach to use it');
    expect(text).toContain('written for managers');
    expect(text).toContain('nothing to pay');
  });
});

describe('a long story of which it is not sure', () => {
  const HALF =
    "The new area manager wants to approve each of my orders and changes some of them without telling me. I love this shop and don't want to leave it over that. In the morning the delivery is wrong and my staff look at me, and in May he said that he was only helping, so I let it be.";
  const HARDLY =
    "So the new area manager goes through my stock orders every evening and changes them. I don't want to fight and I don't want to leave, I love this shop. In the morning the delivery is wrong and my staff look at me. I asked him in a friendly way in May and he said he was only helping. Last week we had forty crates of melons in the rain.";

  it('is asked about, with a first step and a sentence for each of what it may be', () => {
    const { text, buttons } = said(HALF);
    expect(text).toContain('not sure that I have the right one');
    expect(text).toMatch(/^> “/m);
    expect(buttons.length).toBeGreaterThanOrEqual(3);
  });

  it('puts nobody else’s words into the visitor’s mouth where it knows next to nothing', () => {
    const { text, buttons } = said(HARDLY);
    expect(text).toContain('Which of these is it?');
    expect(text).not.toMatch(/^> /m);
    expect(text).not.toContain('This belongs to the job');
    expect(buttons.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a practice with somebody who says the same to everything', () => {
  const WISH = "can you play a client who says 'i don't know' to everything so i can practise?";

  it('is played in those words, and opens to whoever understands', () => {
    const first = said(WISH, 'what would you like to talk about today?').text;
    expect(first).toContain("“I don't know.”");
    expect(said(WISH, 'what would you like?', 'It sounds like a lot at the moment.').text).toContain(
      'Give me a moment',
    );
  });
});

it('says what is not to be asked, where that is asked as well', () => {
  const { text } = said(
    'she comes back after five months of burnout. What do I ask her and what am I not allowed to ask?',
  );
  expect(text).toMatch(/Questions to ask.+Not to be asked.+\/returning-after-burnout\)/s);
});
