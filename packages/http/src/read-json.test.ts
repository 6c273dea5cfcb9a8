import { expect, it } from '@jest/globals';
import { readJson } from './read-json.ts';

it('reads what an answer says', async () => {
  expect(await readJson(Response.json({ revision: 'é' }), 100)).toEqual({ revision: 'é' });
});

it.each([
  ['is longer than that', Response.json('x'.repeat(100)), 'more than 100 bytes'],
  ['is not JSON', new Response('hello'), 'JSON'],
  ['is empty', new Response(null), 'JSON'],
])('refuses one that %s', async (_, response, why) => expect(readJson(response, 100)).rejects.toThrow(why));

it('ends one that has no end as soon as it is too long', async () => {
  let pulled = 0;
  let ended = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(60).fill(0x20));
    },
    cancel: () => void (ended = true),
  });
  await expect(readJson(new Response(endless), 100)).rejects.toThrow('more than 100 bytes');
  expect([ended, pulled < 5]).toEqual([true, true]);
});
