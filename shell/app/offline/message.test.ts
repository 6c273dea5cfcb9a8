import { describe, expect, it } from '@jest/globals';
import { parseMessage } from './message.ts';

const opened = {
  type: 'opened',
  address: '/lab?view=full',
  set: 'a.b',
  files: ['/remotes/shell/a.js'],
  data: ['/api/personas'],
};

describe('what a page tells the worker', () => {
  it.each([
    opened,
    { type: 'saved', addresses: ['/artifact/framework-grow'] },
    { type: 'read', address: '/lab', data: ['/api/personas'] },
    { type: 'connected' },
    { type: 'erase' },
  ])('is taken: %j', (message) => expect(parseMessage(message)).toEqual(message));

  it.each([
    null,
    'erase',
    {},
    { type: 'forget' },
    { type: 'saved', addresses: '/lab' },
    { type: 'saved', addresses: ['https://elsewhere.example/'] },
    { type: 'saved', addresses: ['//elsewhere.example/'] },
    { type: 'saved', addresses: ['/\\elsewhere.example/'] },
    { type: 'saved', addresses: Array(501).fill('/lab') },
    { ...opened, address: 'lab' },
    { ...opened, address: `/${'a'.repeat(2_048)}` },
    { ...opened, set: undefined },
    { ...opened, files: [1] },
    { ...opened, data: undefined },
    { type: 'read', address: '/lab' },
    { type: 'read', address: 'lab', data: [] },
  ])('is not taken: %j', (message) => expect(parseMessage(message)).toBeNull());
});
