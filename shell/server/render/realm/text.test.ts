import { describe, expect, it } from '@jest/globals';
import { TextDecoder as Decoder, TextEncoder as Encoder } from './text.ts';

describe('UTF-8 in the realm is the web’s', () => {
  const texts = ['', 'plain', 'é ß ñ', '“quotes” — … ✓', '👩‍🔬 x', 'a'.repeat(20_000) + '€', '\ud800 alone'];

  it.each(texts)('%#', (text) => {
    const bytes = new TextEncoder().encode(text);
    expect(new Encoder().encode(text)).toEqual(bytes);
    expect(new Decoder().decode(bytes)).toBe(new TextDecoder().decode(bytes));
  });

  it('where a character is cut in two', () => {
    const bytes = new TextEncoder().encode('x€👩y');
    const decoder = new Decoder();
    const parts = [...bytes].map((byte) => decoder.decode(Uint8Array.of(byte), { stream: true }));
    expect(parts.join('') + decoder.decode()).toBe('x€👩y');
  });

  it('into too small a place, without half a character', () => {
    const target = new Uint8Array(4);
    expect(new Encoder().encodeInto('ab€', target)).toEqual(new TextEncoder().encodeInto('ab€', target));
  });
});
