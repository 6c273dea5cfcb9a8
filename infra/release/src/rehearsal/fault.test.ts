import { expect, it } from '@jest/globals';
import { compareFaults, type Fault } from './fault.ts';

const fault = (address: string, text: string): Fault => ({ address, part: 'browser', code: 'threw', text });

it('holds against a release what it does alone, once, and not what stable does at the same address as well', () => {
  const inFile = (version: string) =>
    fault('/lab', `It throws at /remotes/catalog/${version}/browser/lab.1.js:1`);
  const own = fault('/tools', 'It throws.');
  const elsewhere = fault('/lab', 'It throws.');
  const shared = inFile('1.5.0-abc');
  expect(
    compareFaults([shared, own, own, elsewhere], [inFile('1.4.0-def'), fault('/', 'It throws.')]),
  ).toEqual({
    own: [own, elsewhere],
    shared: [shared],
  });
});
