import { expect, it } from '@jest/globals';
import { nameIn } from './person-names.ts';

it.each([
  ['I have to tell Anna that she did not get it', 'Anna'],
  ['have to tell marcus he gets no raise', 'Marcus'],
  ['Oluwaseun keeps missing his dates', 'Oluwaseun'],
  ['Priya is late again', 'Priya'],
  ['I tell him on Monday', undefined],
  ['We talk about Slack and Excel', undefined],
  ['Nobody said anything', undefined],
  ['to be frank with him, I will sue', undefined],
])('%s: %s', (text, name) => {
  expect(nameIn([text])).toBe(name);
});

it('the last that was named counts', () => {
  expect(nameIn(['I have to tell Anna', 'no, it is about Tom', 'and then?'])).toBe('Tom');
});
