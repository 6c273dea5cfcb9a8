import { describe, expect, it } from '@jest/globals';
import { inEitherSex, inSex, sexTold } from './pronouns.ts';

describe('told of a man', () => {
  it.each([
    ['What if she cries?', 'What if he cries?'],
    ["She's asked why.", "He's asked why."],
    ['Tell her manager before the meeting.', 'Tell his manager before the meeting.'],
    ['Tell her that it is decided.', 'Tell him that it is decided.'],
    ['Tell her plainly what comes.', 'Tell him plainly what comes.'],
    ['Tell her what you saw.', 'Tell him what you saw.'],
    ['Tell her nothing of it.', 'Tell him nothing of it.'],
    ['See her first, then the team.', 'See him first, then the team.'],
    ['See her first thing tomorrow.', 'See his first thing tomorrow.'],
    ['Her first week counts.', 'His first week counts.'],
    ['Give it to her.', 'Give it to him.'],
    ['Give it to her in writing.', 'Give it to him in writing.'],
    ['Give her time.', 'Give him time.'],
    ['Give her critical feedback as well.', 'Give him critical feedback as well.'],
    ['Give her work to somebody else.', 'Give his work to somebody else.'],
    ['Give her work that she likes.', 'Give him work that he likes.'],
    ['It is her own choice.', 'It is his own choice.'],
    ['She has her own view.', 'He has his own view.'],
    ['Ask her what she needs.', 'Ask him what he needs.'],
    ['Ask her whether it helps.', 'Ask him whether it helps.'],
    ['Ask her opinion before you decide.', 'Ask his opinion before you decide.'],
    ['Let her go.', 'Let him go.'],
    ['Let her finish the sentence.', 'Let him finish the sentence.'],
    ['Let her statement stand.', 'Let his statement stand.'],
    ['Help her find the words.', 'Help him find the words.'],
    ['It makes her angry.', 'It makes him angry.'],
    ['Keep her informed.', 'Keep him informed.'],
    ['Keep her job open.', 'Keep his job open.'],
    ['Leave her alone for a while.', 'Leave him alone for a while.'],
    ['Send her home with somebody.', 'Send him home with somebody.'],
    ['Her home is no matter of yours.', 'His home is no matter of yours.'],
    ['The decision is hers.', 'The decision is his.'],
    ['She blames herself.', 'He blames himself.'],
    ['Thank her for her patience.', 'Thank him for his patience.'],
    ['Speak to her alone, at her desk.', 'Speak to him alone, at his desk.'],
    ['I told her and her boss.', 'I told him and his boss.'],
    ['Treat her differently meanwhile?', 'Treat him differently meanwhile?'],
    ['I promised her the project.', 'I promised him the project.'],
    ['I forgot her project.', 'I forgot his project.'],
    ['Never finish her sentence.', 'Never finish his sentence.'],
    ['I have to dismiss her by video.', 'I have to dismiss him by video.'],
    ['She’ll ask why it is her.', 'He’ll ask why it is him.'],
    ['Stop her losing heart.', 'Stop him losing heart.'],
    ['Her work gets thin.', 'His work gets thin.'],
    ['Don’t take her calls.', 'Don’t take his calls.'],
    ['Take her aside on Monday.', 'Take him aside on Monday.'],
    ['Does she still want it? Ask her.', 'Does he still want it? Ask him.'],
    [
      '**Tell her.** Say “She told me”, and wait for her.',
      '**Tell him.** Say “She told me”, and wait for him.',
    ],
  ])('%s', (text, told) => expect(inSex(text, 'he')).toBe(told));
});

describe('told of a woman', () => {
  it.each([
    ['He’s presenting my work right now.', 'She’s presenting my work right now.'],
    ['Tell him that his work counts.', 'Tell her that her work counts.'],
    ['It is his.', 'It is hers.'],
    ['My name is on it, and his is not.', 'My name is on it, and hers is not.'],
    ['Ask a friend of his, and wait.', 'Ask a friend of hers, and wait.'],
    ['His own boss knows him himself.', 'Her own boss knows her herself.'],
    ['He thinks it was him.', 'She thinks it was her.'],
  ])('%s', (text, told) => expect(inSex(text, 'she')).toBe(told));
});

it.each([
  'She told him about it.',
  'He or she may come.',
  'Should a woman tell a woman, or can I do it as a man? She asked.',
  'Dana opened, and she was alone; ask Dana what she thinks.',
  'What if the wife rings, and she cries?',
  'She is pregnant, and her hours change.',
  'Say “She cried, and I stayed.” Then wait.',
  'See [I have to tell her she did not get the promotion](situation:promotion-refused).',
  'For *I have to tell her she did not get the promotion* in particular:',
  'The others were there.',
])('stays as it is: %s', (text) => expect(inSex(text, 'he')).toBe(text));

it.each([
  [['he is late every day'], 'he'],
  [['have to tell a nurse she smells'], 'she'],
  [['someone smells', "what if he's offended"], 'he'],
  [['he smells', 'what if it goes on'], 'he'],
  [['my wife works for me and comes late'], 'she'],
  [['the new guy smells'], 'he'],
  [['she told him and he told her'], undefined],
  [['she is late', 'and if he tells her boss'], undefined],
  [['someone is late. here is the rota, there are others'], undefined],
  [[], undefined],
])('in %j it is %s', (messages, sex) => expect(sexTold(messages)).toBe(sex));

it('finds a question again in whichever sex it was said', () => {
  const question = 'What do I say when she asks why?';
  expect(inEitherSex(question)).toEqual([question, 'What do I say when he asks why?']);
});
