import { beforeEach, expect, it } from '@jest/globals';
import { workshopToJoin } from './workshop-to-join.ts';
import { forgetWorkshop, rememberWorkshop, workshops } from './workshops.ts';

beforeEach(() => localStorage.clear());

it('remembers the workshops opened here, the newest first and each once', () => {
  for (const id of ['one', 'two', 'one']) rememberWorkshop(id);
  expect(workshops.get()).toEqual(['one', 'two']);
  forgetWorkshop('one');
  expect(workshops.get()).toEqual(['two']);
});

it('writes nothing when there is nothing new, so that nobody hears of it', () => {
  rememberWorkshop('one');
  let heard = 0;
  workshops.subscribe(() => (heard += 1));
  rememberWorkshop('one');
  forgetWorkshop('two');
  expect(heard).toBe(0);
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

it('keeps the workshop to join until it is over', () => {
  const open = { code: 'K4T-9WM-XH7', name: 'Leads', expiresAt: inMinutes(1) };
  workshopToJoin.set(open);
  expect(workshopToJoin.get()).toEqual(open);
  workshopToJoin.set({ ...open, name: null, expiresAt: inMinutes(-1) });
  expect(workshopToJoin.get()).toBeNull();
  workshopToJoin.set(null);
  expect(localStorage.getItem('icpi_workshop')).toBeNull();
});
