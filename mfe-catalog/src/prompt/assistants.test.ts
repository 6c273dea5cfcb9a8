import { describe, expect, it } from '@jest/globals';
import { addressWith, ASSISTANTS } from './assistants.ts';

describe.each(ASSISTANTS)('an address of $name', (assistant) => {
  const textOf = (address: string | undefined) => new URL(address!).searchParams.get('q');

  it('carries the text whole', () => {
    const text = 'Rota & notes: 50 % of “{{team}}”?\n# Über Łukasz + 会議 👩🏽‍💼';
    const address = addressWith(assistant, text);
    expect(textOf(address)).toBe(text);
    expect(address).not.toContain('+');
  });

  it('carries half a character as a mark, and does not break', () => {
    expect(textOf(addressWith(assistant, 'a\uD83D b'))).toBe('a\uFFFD b');
  });

  it('is none for a text that makes it longer than servers take', () => {
    expect(addressWith(assistant, 'x'.repeat(5_900))).toHaveLength(`${assistant.address}?q=`.length + 5_900);
    expect(addressWith(assistant, 'x'.repeat(6_000))).toBeUndefined();
    // One character of three octets is nine of an address.
    expect(addressWith(assistant, '会'.repeat(700))).toBeUndefined();
  });
});
