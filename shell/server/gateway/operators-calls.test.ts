import { expect, it } from '@jest/globals';
import { isForOperators } from './operators-calls.ts';

it.each([
  '/api/forum/operators',
  '/api/events/operators/held?x=1',
  '/api/events/operators/../operators/held',
  '/api/events/posts/../operators/held',
  '/api/events/operators/../posts',
  '/api/events/%6fperators',
  '/api/events/%256fperators',
  '/api/events/%2e%2e/forum/operators',
  '/api//events//operators',
  '/api/events/./operators',
  '/api/events/Operators',
  '/api/events\\operators',
  '/api/events/operators;v=1/held',
  '/api/events%2foperators',
])('%s is the operators’', (path) => expect(isForOperators(path)).toBe(true));

it.each([
  '/api/events/operators-guide',
  '/api/events/posts/operators',
  '/api/operators/events',
  '/api/events?operators',
  '/api/events/100%',
  '/events/x/operators',
])('%s is everybody’s', (path) => expect(isForOperators(path)).toBe(false));
