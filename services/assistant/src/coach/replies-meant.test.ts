import { describe, expect, it } from '@jest/globals';
import { ownsTo, replyMeant } from './replies-meant.ts';

const OF_REFUSAL = [
  { they: 'You told me it was as good as certain.', you: 'If I made it sound like that, I was wrong.' },
  { they: 'Then I may as well look for another job.', you: 'Please don’t decide it today.' },
  { they: '(fights back tears)', you: 'Take all the time you want.' },
];
const OF_LATENESS = [
  { they: 'It’s only ten minutes.', you: 'Ten minutes for you are ten for [Dana].' },
  { they: 'Others are late, too, and you only talk to me.', you: 'What I say to others stays with them.' },
  { they: '(says nothing, looks at the floor)', you: 'I’ll wait.' },
];
const OF_SMELL = [
  { they: 'But I shower every day!', you: 'I don’t doubt it.' },
  { they: 'Who’s been complaining about me?', you: 'I’m telling you what I’ve noticed myself.' },
];
const OF_DISMISSAL = [
  { they: 'Why me? What have I done?', you: 'The reason is [that].' },
  { they: 'My lawyer will ring you.', you: 'That is your right.' },
];

describe('which of the likely replies is meant', () => {
  it.each([
    ["he'll say i promised. i kind of did, in march", OF_REFUSAL, 0],
    ['he might say that i told him it was settled', OF_REFUSAL, 0],
    ['what if she cries', OF_REFUSAL, 2],
    ['and if she breaks down', OF_REFUSAL, 2],
    ['she will quit then', OF_REFUSAL, 1],
    ["what if he says he'll look elsewhere", OF_REFUSAL, 1],
    ['he answers that everybody does it', OF_LATENESS, 1],
    ["she will say it's unfair", OF_LATENESS, 1],
    ['what if he just says nothing', OF_LATENESS, 2],
    ['he will just stare at me', OF_LATENESS, 2],
    ['he says it was only ten minutes', OF_LATENESS, 0],
    ['what if he says i shower every day', OF_SMELL, 0],
    ['she will deny it', OF_SMELL, 0],
    ['he’ll ask who said that', OF_SMELL, 1],
    ['what if she says why me', OF_DISMISSAL, 0],
    ["and if he says 'i'll call my lawyer'?", OF_DISMISSAL, 1],
  ])('%s', (message, replies, at) => expect(replyMeant(replies, message)).toBe(replies[at]));

  it.each([
    ['what if she cries', OF_LATENESS],
    ["he'll say i promised", OF_LATENESS],
    ['how long should it take', OF_REFUSAL],
    ['thanks, that helps', OF_REFUSAL],
    ['what if i cry', OF_LATENESS],
    ['he will be ashamed', OF_SMELL],
    ['what if the team hears of it', OF_DISMISSAL],
  ])('none: %s', (message, replies) => expect(replyMeant(replies, message)).toBeUndefined());
});

it.each([
  ["he'll say i promised. i kind of did, in march, over a beer", true],
  ['she says i never told her. and i didnt', false],
  ["he'll say i promised him a raise", false],
  ["he'll say i knew. i did", true],
  ['he will say that i agreed, and i did say yes', true],
  ['what if she cries', false],
])('what the visitor owns to: %s', (message, owns) => expect(ownsTo(message)).toBe(owns));
