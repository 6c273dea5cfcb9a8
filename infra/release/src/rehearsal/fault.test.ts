import { expect, it } from '@jest/globals';
import { compareFaults, type Fault, withoutRepeats } from './fault.ts';

const fault = (address: string, text: string): Fault => ({ address, part: 'browser', code: 'threw', text });

it('counts a fault of the release once, and not one that stable shows at the same address', () => {
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

it('steers no terminal, whatever a page writes into its console', () => {
  const { own, shared } = compareFaults(
    [fault('/forum', 'It logs a console error: \u001B]52;c;cm0\u0007'), fault('/lab', '\u202Etxt')],
    [fault('/lab', '\u202Etxt')],
  );
  expect([own[0]?.text, shared[0]?.text]).toEqual([
    'It logs a console error: \ufffd]52;c;cm0\ufffd',
    '\ufffdtxt',
  ]);
});

it('tells of a broken page at its own address, and of one that is broken after a link alone at the page with the link', () => {
  const broken = fault('/tools', 'It throws.');
  const again = { ...fault('/lab', 'After the link to /tools is followed: It throws.'), link: '/tools' };
  const byLink = { ...fault('/lab', 'After the link to /studio is followed: It throws.'), link: '/studio' };
  const onServer = { ...fault('/studio', 'The server answers 500.'), part: 'server' as const };
  expect(withoutRepeats([again, byLink, broken, onServer])).toEqual([byLink, broken, onServer]);
});
