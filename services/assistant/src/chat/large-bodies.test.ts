import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { costOf, startTestService, type TestService } from '@coachlab/service-common/testing';
import { assistant } from '../assistant.ts';
import { SmallCatalogue } from '../testing/small-catalogue.ts';

const MB = 1024 * 1024;
const LARGE = 900_000;

/** What a body of 900 KB can hold that costs more than to read it. */
const BODIES: [string, string][] = [
  ['empty objects as history', `{"message":"a","conversationHistory":[${'{},'.repeat(LARGE / 3)}{}]}`],
  ['empty lists as history', `{"message":"a","conversationHistory":[${'[],'.repeat(LARGE / 3)}[]]}`],
  [
    '80,000 fields that nobody knows',
    `{"message":"a",${Array.from({ length: 80_000 }, (_, at) => `"k${at}":0`).join(',')}}`,
  ],
  ['fields of a profile', `{"message":"a","userProfile":{${'"a":{},'.repeat(LARGE / 7)}"b":0}}`],
  [
    'numbers as completed items',
    `{"message":"a","journeyState":{"completedItems":[${'0,'.repeat(LARGE / 2)}0]}}`,
  ],
  [
    'lists in lists',
    `{"message":"a","conversationHistory":${'['.repeat(LARGE / 2)}${']'.repeat(LARGE / 2)}}`,
  ],
  [
    'as many empty objects as a history may have',
    `{"message":"a","conversationHistory":[${'{},'.repeat(1_300)}{}]}`,
  ],
  ['accents over one letter', JSON.stringify({ message: `a${'\u0301\u0323'.repeat(LARGE / 4)}` })],
  [
    'accents in the page',
    JSON.stringify({ message: 'a', pageContext: `a${'\u0301\u0323'.repeat(LARGE / 4)}` }),
  ],
];

describe('a large body for the assistant', () => {
  let catalogue: SmallCatalogue;
  let service: TestService;

  beforeAll(async () => {
    catalogue = await SmallCatalogue.start();
    service = await startTestService(assistant, catalogue.environment);
    // The first answer waits until the coach has learned: what that takes is not the next body's cost.
    await send(Buffer.from('{"message":"How do I give feedback?"}'));
  }, 120_000);
  afterAll(async () => {
    await service.stop();
    await catalogue.stop();
  });

  /** Status and bytes of the answer, which is not kept: it would count as cost. */
  const send = (body: Buffer) =>
    new Promise<{ status: number; bytes: number }>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      const call = request(`${service.url}/api/chat`, { method: 'POST', headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
      });
      call.on('error', reject);
      call.end(body);
    });

  it.each(BODIES)('of %s costs little, and so does its answer', async (_, text) => {
    const body = Buffer.from(text);
    const answers: { status: number; bytes: number }[] = [];
    const cost = await costOf(async () => answers.push(await send(body)), 5);
    for (const { status, bytes } of answers) {
      expect(status).toBeLessThan(500);
      expect(bytes).toBeLessThan(8_192);
    }
    // 2 to 20 ms alone; beside other tests a collection of their garbage may fall into each run. Before, 667 to 2,485.
    expect(cost.processor).toBeLessThan(600);
    expect(cost.memory).toBeLessThan(20 * MB);
  });
});
