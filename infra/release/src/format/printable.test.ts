import { expect, it } from '@jest/globals';
import { printable } from './printable.ts';

it.each([
  ['erases the screen', '\u001B[2Jgone', '\ufffd[2Jgone'],
  ['writes into the clipboard', '\u001B]52;c;cm0=\u0007', '\ufffd]52;c;cm0=\ufffd'],
  ['begins with an eighth bit', '\u009B2J', '\ufffd2J'],
  ['overwrites its line', 'failed\rpassed', 'failed\ufffdpassed'],
  ['turns its line round', 'a\u202Eb\u2066c', 'a\ufffdb\ufffdc'],
])('leaves nothing of what %s', (_, text, shown) => expect(printable(text)).toBe(shown));

it('leaves words in every script as they are, and their lines', () => {
  const text = 'Ошибка: 型\n\tat f (x.js:1:2) – “é”';
  expect(printable(text)).toBe(text);
});
