import { expect, it } from '@jest/globals';
import { bestKeys } from './best-keys.ts';

it('takes the largest, the largest first, whatever their number and order', () => {
  for (let round = 0; round < 300; round += 1) {
    const count = Math.floor(Math.random() * 60);
    const most = Math.floor(Math.random() * 60);
    // From a small range, so that many are equal.
    const keys = Float64Array.from({ length: 64 }, () => Math.floor(Math.random() * 40));
    const expected = Array.from(keys)
      .slice(0, count)
      .sort((one, other) => other - one)
      .slice(0, most);
    expect([...bestKeys(keys, count, most)]).toEqual(expected);
  }
});
