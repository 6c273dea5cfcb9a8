import { bullets, paragraphs } from '../phrases.ts';
import type { Move, Reply } from '../turn.ts';

/** What people try on any assistant, by its words; `PEOPLE` makes it a matter of work again. */
const ELSEWHERE = [
  String.raw`recipes?|pizza|pasta|cake|cook(?:ing)?|bake|boil(?:ing)?(?: an?)? eggs?|restaurants?|calories|banana`,
  String.raw`weather|(?:going to|will it) (?:rain|snow)|sunscreen|full moon`,
  String.raw`python|java(?:script)?|typescript|sql|regex|html|css|c\+\+|excel formula|(?:fix|debug|write|review)[^.?!]{0,20}\b(?:code|bug|function|program|app|query)`,
  String.raw`essay|homework|term paper|dissertation|limerick|haiku|horoscope|novel|(?:sing|write|tell)(?: me)? an? [^.?!]{0,12}(?:poem|song|joke|rhyme|riddle|story)`,
  String.raw`world cup|champions league|football|soccer|olympics?|who won|premier league`,
  String.raw`capital of|population of|president of|king of|how (?:tall|old|far|deep|high) is|distance (?:from|between)|square root|speed of light|roman empire|black hole|photosynthesis|french revolution|history of`,
  String.raw`(?:book|find)(?: me)? an? (?:flight|hotel|taxi|train|table)|flights? to|passport|tourist|sightseeing`,
  String.raw`(?:phone|laptop|car|bike|tv|television|camera|headphones)s?\b[^.?!]{0,20}\bbuy|(?:should i|to) buy|cheapest`,
  String.raw`translate (?:this|the|into|to)\b|(?:film|movie|netflix|playlist|music|series) (?:for|to|on|about)|play some music|(?:recommend|good) (?:a )?(?:film|movie|book to read on)`,
  String.raw`lottery|bitcoin|crypto(?:currency)?|share price|invest in|exchange rate`,
  String.raw`puppy|kitten|tomato(?:es)?|houseplant|garden|carpet|install linux|sore throat|back muscles`,
  String.raw`what time is it in|what day is it|\d+ ?[x*+/] ?\d+`,
].join('|');
const OFF_TOPIC = new RegExp(String.raw`\b(?:${ELSEWHERE})\b`, 'i');
const PEOPLE =
  /\b(?:he|she|they|him|her|them|we|us|our|someone|somebody|everyone|team|boss|manager|report|reports|colleagues?|employees?|staff|people|client|customer|intern|apprentice|candidate|hr|announce|cancel\w*)\b/i;
const PLAYTHINGS =
  /^\W*(please )?(tell|give|write|sing|make)( me| us)? (a|an|another) (\w+ )?(joke|poem|song|story|riddle|recipe)\b/i;

/** Requests that have nothing to do with people at work, also where they sound like something that can be made. */
export const offTopic: Move = ({ message }) =>
  PLAYTHINGS.test(message) || (OFF_TOPIC.test(message) && !PEOPLE.test(message)) ? NOT_OURS : undefined;

const WAYS_IN = [
  'One of my people is always late',
  'What is active listening?',
  'Write a message to my team: the offsite is cancelled',
];

/** What the coach is for, and three ways in. */
export const NOT_OURS: Reply = {
  text: paragraphs(
    'I can’t help with that one: I’m a coach for what happens between people at work. Three ways in:',
    bullets([
      `tell me what happened: “${WAYS_IN[0]}”`,
      `ask what a word means: “${WAYS_IN[1]}”`,
      `have it written: “${WAYS_IN[2]}”`,
    ]),
  ),
  buttons: WAYS_IN.map((says) => ({ label: says, says })),
};
