import { expect, it } from '@jest/globals';
import { concernIn } from './concern-in.ts';
import { plainText } from './plain-text.ts';

it.each([
  'I could murder our rota software',
  'the crunch nearly killed us',
  'the opening film (it’s about a man who plans to kill himself) has lost its subtitles',
  'I can’t do this opening schedule any more',
  'my team will literally murder me when the new rota comes out',
])('takes what is done to things, by things and in a film for no danger: %s', (text) =>
  expect(concernIn(text)).toBeUndefined(),
);

it.each([
  'I want to kill my boss at work',
  'he said he will strangle her after meetings',
  'my ex at work killed her',
  'the shift supervisor nearly killed her',
  'at the show he came with a knife and threatened me',
  'I can’t face another night',
  'his team will kill me',
])('leaves alone what is done to people, and by them: %s', (text) =>
  expect(plainText(text).split(' ').filter(Boolean)).toEqual([
    ...text.toLowerCase().replaceAll('’', '').split(' '),
    '|',
  ]),
);
