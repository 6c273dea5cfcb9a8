import { expect, it } from '@jest/globals';
import { objectionIn } from './objection.ts';

it.each([
  ["he'll just say the brief was unclear", 'The brief was unclear.', 'the brief was unclear'],
  ['she will say that I never told her', 'You never told me.', 'I never told you'],
  ["he'll say he has no time", 'I have no time.', 'you have no time'],
  ['they will say I always take her side', 'You always take her side.', 'I always take her side'],
  ['he’d just say "we are one team". he says it about everything', 'We are one team.', 'we are one team'],
  ["he'll say I come late myself, which is true", 'You come late yourself.', 'I come late myself'],
])('%s', (message, quoted, saidBack) => expect(objectionIn(message)).toEqual({ quoted, saidBack }));

it.each([
  'she will say no',
  'she just told me in the stockroom, she is crying there',
  "he'll say nothing",
  'I told him so',
  'he is late again',
])('none in: %s', (message) => expect(objectionIn(message)).toBeUndefined());
