import { expect, it } from '@jest/globals';
import { chooseButtons } from './press.ts';

const button = (look: string, nth: number) => ({ label: look, nth, look });
const many = (look: string, count: number) => Array.from({ length: count }, (_, nth) => button(look, nth));

it('clicks one button of each look before a second one of any', () => {
  const looks = Array.from({ length: 12 }, (_, i) => `look ${i}`);
  const chosen = chooseButtons([...many('filter', 5), ...looks.slice(1).map((look) => button(look, 0))]);
  expect(chosen.map(({ look }) => look)).toEqual(['filter', ...looks.slice(1)]);
});

it('clicks two that look alike if there is room, in page order', () => {
  const chosen = chooseButtons([...many('filter', 5), button('send', 0)]);
  expect(chosen).toEqual([button('filter', 0), button('filter', 1), button('send', 0)]);
});
