import { expect, it } from '@jest/globals';
import { originForm } from './origin-form.ts';

it.each([
  ['/lab?x=http://a.b/c', '/lab?x=http://a.b/c'],
  ['http://any.host/lab?x=1', '/lab?x=1'],
  ['HTTPS://any.host:81/lab', '/lab'],
  ['http://any.host', '/'],
  ['http://any.host?x=1', '/?x=1'],
  ['http://any.host//lab', '//lab'],
  ['http:///lab', '/lab'],
  ['*', '*'],
])('%s is a request for %s', (target, path) => expect(originForm(target)).toBe(path));
