import { describe, expect, it } from '@jest/globals';
import { murmur3, murmur3Text } from './murmur3.ts';

describe('murmur3', () => {
  // Vectors: Ian Boyd's published list for the x86 32-bit variant (https://stackoverflow.com/a/31929528).
  it.each([
    ['', 0, 0x00000000],
    ['', 1, 0x514e28b7],
    ['', 0xffffffff, 0x81f16f39],
    ['ffffffff', 0, 0x76293b50],
    ['21436587', 0, 0xf55b516b],
    ['21436587', 0x5082edee, 0x2362f9de],
    ['214365', 0, 0x7e4a8634],
    ['2143', 0, 0xa0f7b07a],
    ['21', 0, 0x72661cf4],
    ['00000000', 0, 0x2362f9de],
    ['000000', 0, 0x85f0b427],
    ['0000', 0, 0x30f4c306],
    ['00', 0, 0x514e28b7],
  ])('hashes the bytes %p with seed %p as published', (hex, seed, expected) => {
    expect(murmur3(Uint8Array.from(Buffer.from(hex, 'hex')), seed)).toBe(expected);
  });

  it.each([
    ['aaaa', 0x9747b28c, 0x5a97808a],
    ['aaa', 0x9747b28c, 0x283e0130],
    ['aa', 0x9747b28c, 0x5d211726],
    ['a', 0x9747b28c, 0x7fa09ea6],
    ['abcd', 0x9747b28c, 0xf0478627],
    ['abc', 0x9747b28c, 0xc84a62dd],
    ['ab', 0x9747b28c, 0x74875592],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['ππππππππ', 0x9747b28c, 0xd58063c1],
    ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
    ['abc', 0, 0xb3dd93fa],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', 0, 0xee925b90],
  ])('hashes the UTF-8 bytes of %p with seed %p as published', (text, seed, expected) => {
    expect(murmur3Text(text, seed)).toBe(expected);
  });
});
