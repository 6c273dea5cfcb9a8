import { expect, it } from '@jest/globals';
import { measureIn } from './measure.ts';

it.each([
  ['in two sentences: how do I say no', { sentences: 2 }],
  ['she wants to leave. one sentence I can say', { sentences: 1, isSpoken: true }],
  ['in 2 sätzen bitte: was bringt mir GROW', { sentences: 2 }],
  ['en deux phrases, comment lui dire non', { sentences: 2 }],
  ['3 bullet points max. first day back tomorrow', { points: 3 }],
  ['how do I tell him he smells, word for word please', { isSpoken: true }],
  ['just give me the words. he smells', { isSpoken: true }],
  ['meeting with the CFO is in an hour, he wants figures', { isSoon: true }],
  ['I have 10 minutes until I go on stage', { isSoon: true }],
  ['she is on the call right now', { isSoon: true }],
])('reads of “%s” how the answer has to be', (message, expected) => {
  expect(measureIn(message)).toEqual({ isSpoken: false, isSoon: false, ...expected });
});

it.each([
  'he said two sentences and left',
  'an agenda for a 30 minute meeting',
  'he repeats my ideas word for word in the meeting',
  'she presented my analysis as hers. word for word my slides. do I say something',
  'she takes two hours for one email',
  'one of my people is always late',
])('finds nothing of the kind in “%s”', (message) => expect(measureIn(message)).toBeUndefined());
