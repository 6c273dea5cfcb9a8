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

describe('what the other will say', () => {
  const REFUSED = 'how do i tell someone they didnt get the promotion';

  it.each<[string, string[], RegExp]>([
    [
      'they were promised it, and were',
      [REFUSED, "he'll say i promised. i kind of did, in march, over a beer"],
      /^\*\*If they say:\*\*[\s\S]+> “[\s\S]+own it first/,
    ],
    [
      'silence',
      ['I have to talk to someone about body odour', 'and if she just goes red and says nothing'],
      /^\*\*If this happens:\*\* \*\(.*says nothing.*\)\*\n\n> “/,
    ],
    ['why me', ['I have to dismiss someone', 'what if she says why me'], /^\*\*If they say:\*\* \*“Why me/],
    ['others too', ['one of my people is always late', 'he says others are late too'], /Others are late/],
  ])('is answered with the words of the situation: %s', (_, messages, answer) => {
    expect(said(...messages).text).toMatch(answer);
  });

  it('is in the script, and not in what is to be short', () => {
    expect(said(REFUSED, 'give me the words').text).toContain('**If they say:**');
    expect(said(REFUSED, 'shorter').text).not.toContain('If they say');
  });

  it('is not forgotten when two sentences are asked for, nor what was owned to', () => {
    const { text } = said(REFUSED, "he'll say i promised. i kind of did", 'shorter. two sentences i can say');
    const [line] = text.split('\n');
    expect(line).toMatch(/^> “You didn't get [^.]*\. You’re right, I did say \[that\][^.]*\.”$/);
    expect(text).not.toContain('**First:**');
  });
});

describe('so many sentences to be said', () => {
  const LATE = 'one of my people is always late';

  it.each([
    [[LATE, 'one sentence'], 1],
    [[LATE, 'two sentences i can actually say'], 2],
    [[LATE, 'shorter, 2 sentences to say'], 2],
    [['someone is always late. give me one sentence i can say'], 1],
  ])('%j', (messages, count) => {
    const { text } = said(...messages);
    expect(text).toMatch(/^> “[^“]+”\n\n\[/);
    expect(text.split('\n')[0]!.match(/[.?!](?=[\s”\]])/g)).toHaveLength(count);
  });

  it.each([[[LATE, 'word for word']], [[LATE, 'word for word please']]])('a script: %j', (messages) => {
    expect(said(...messages).text).toContain('**To be said aloud**');
  });

  it('a message to send', () => {
    expect(said(LATE, 'in a text message').text).toMatch(/A message to.+~~~text/s);
  });
});

describe('of which sex', () => {
  it('texts are told as the visitor tells it, and a question that is pressed is still found', () => {
    const first = said('I have to dismiss him, he has been here nine years');
    const asks = first.buttons.find(({ label }) => /\bh(?:e|im|is)\b/.test(label));
    expect(first.buttons.map(({ label }) => label).join(' ')).not.toMatch(/\b(?:she|her)\b/i);
    expect(said('I have to dismiss him, he has been here nine years', asks!.says).text).toContain(
      `**${asks!.label}**`,
    );
  });

  it('they stay as they are written where nothing tells it', () => {
    const { buttons } = said('I have to dismiss someone');
    expect(buttons.map(({ label }) => label).join(' ')).toMatch(/\b(?:she|her|he|him)\b/);
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
    ['nothing known', [LATE, 'the canteen is closed on fridays'], /you add: .+\/feedback-lateness\)/is],
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

describe('thanks', () => {
  it('end a conversation, and not one in which something is asked for', () => {
    const REFUSED = 'I have to tell her she did not get the promotion';
    expect(said(REFUSED, 'thanks, as an email please').text).toContain('~~~text');
    expect(said(REFUSED, 'better. now as a text pls, short').text).toContain('~~~text');
    expect(said(REFUSED, 'ta. going to bed x').text).toContain('Come back after the conversation');
  });
});

describe('a long story of which it is not sure', () => {
  const ABROAD =
    "I'm Swedish and my new team sits in Seoul. In a call I told one of the planners that two of his figures were off, and I only meant to help. Since then he hardly says a word, and his own manager wants to talk to me.";
  const HARDLY =
    "So the new area manager goes through my stock orders every evening and changes them. I don't want to fight and I don't want to leave, I love this shop. In the morning the delivery is wrong and my staff look at me. I asked him in a friendly way in May and he said he was only helping. Last week we had forty crates of melons in the rain.";

  it('gets the kind of talk that it is, answered whole, and what it may be', () => {
    const { text, buttons } = said(HARDLY);
    expect(text).toMatch(/^\*\*Say this\.[\s\S]+\*\*If they say:[\s\S]+\*\*Tonight\.[\s\S]+\*\*Avoid\./);
    expect(text).toContain('I took it that you have something to settle with somebody above you');
    expect(text).not.toContain('This belongs to the job');
    expect(buttons.length).toBeGreaterThanOrEqual(3);
  });

  it('is not answered in words to a colleague who is named, where somebody above is to hear them', () => {
    const { text } = said(
      'we have four bodies for thursday and only me and Gerald to carry, and his back is gone. head office says be flexible. how do i say no and still have a job',
    );
    expect(text).toContain('I took it that you want to say no to somebody above you');
    expect(text).not.toContain('“Gerald');
  });

  it('gets the nearest in short, and what two others begin with', () => {
    const { text } = said(ABROAD);
    expect(text).toMatch(/^\*\*Nearest to what you tell: [\s\S]+\*\*Do first\.[\s\S]+and may be wrong/);
    expect(text.match(/^- \[[^\]]+\]\(\/-\/situations\/[a-z0-9-]+\)\. .+“/gm)).toHaveLength(2);
    expect(text.split(/\s+/).length).toBeLessThan(330);
  });

  it('is gone on about with what is added to it', () => {
    const added = said(ABROAD, 'i laughed about it myself at the time');
    expect(added.text).toMatch(/had a part in it[\s\S]+without a “but”/);
    expect(said(ABROAD, 'we have no hr here').text).toContain('somebody outside');
  });

  it('is gone on about: what they answer, questions, a message', () => {
    const story =
      'Half of the night shift stayed on after the flood. I want to thank them and not sound like a poster.';
    const sent = said(story, 'in a text for the group chat please, short').text;
    expect(sent).toMatch(/^\*\*A message to [^\n]+\n\n~~~text\n/);
    expect(sent).not.toMatch(/Subject:|posted/);
    expect(said(story, 'just two questions').text).toMatch(/^1\. .+\n2\. [^\n]+\n\n/m);
    expect(said(story, 'she said everything is fine').text).toContain("I won't ask again");
  });
});

describe('what the other side answered', () => {
  const late = 'someone on my team is always late';

  it.each([
    ['she will say in ten years nobody minded', 'I should have told you'],
    ['he told me it is my fault because I plan badly', 'Part of that is mine'],
    ["she said then I'll go to the competition", "I'd be sorry to lose you"],
    ['I asked, she said all good', "I won't ask again"],
  ])('%s: is answered by its kind', (message, words) => {
    const { text } = said(late, message);
    expect(text).toContain(words);
    expect(text).toContain('/feedback-lateness)');
  });

  it('is answered otherwise where it stays so', () => {
    const story = 'I have to tell a young driver that his paperwork is never complete';
    const { text } = said(story, 'he looked at the floor, not one word', 'he really never says anything');
    expect(text).toContain('**It stays so.**');
  });
});

it('is told otherwise: the roles change, the matter stays, and nothing is said back as it was typed', () => {
  const { text } = said(
    'he keeps moving our appointments on the day itself, what do I say',
    "no he isn't on my team, he's my coachee",
  );
  expect(text).toMatch(/^Understood: about a client\./);
  expect(text).toMatch(/cancel|moved/);
  expect(text).not.toContain("isn't on my team");
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
