import { describe, expect, it } from '@jest/globals';
import { checkStyles } from './check-styles.ts';

const OWNER = { name: 'events', container: 'events_7a42' };

const reasonsFor = (css: string) => checkStyles(OWNER, new Map([['browser/list.css', Buffer.from(css)]]));

describe('the styles of a section', () => {
  it.each([
    '.events_7a42-list-row{color:red}',
    '.events_7a42-list-row > p:first-child, .events-row a:hover::after {color:red}',
    '@media print { @supports (display: grid) { .events_7a42-list { display: grid } } }',
    'html[data-theme="dark"] .events_7a42-list{color:red}',
    '[data-remote="events"] h2{color:red}',
    ':is(.events_7a42-a, .events_7a42-b) p{color:red}',
    '.events_7a42-a{& + &{margin:0} p{color:red} @media print{display:none} &:hover{color:blue}}',
    String.raw`.events_7a42-a\.module-b{content:"body{}"}/* body{} */`,
    '@keyframes events_7a42-turn{from{opacity:0}to{opacity:1}}',
    '@page sheet{margin:0} @font-face{font-family:x;src:url(x.woff2)}',
    '.other + .events_7a42-b{color:red}',
  ])('are its own: %s', (css) => {
    expect(reasonsFor(css)).toEqual([]);
  });

  it.each([
    ['body{margin:0}', 'body'],
    [':root{--ink:red}', ':root'],
    ['.events_7a42-a{color:red} .row{color:red}', '.row'],
    ['.events_7a42-a, h1{color:red}', 'h1'],
    ['@media print{nav{display:none}}', 'nav'],
    ['.events_7a42-a ~ footer{display:none}', '.events_7a42-a ~ footer'],
    ['body:has(.events_7a42-a){overflow:hidden}', 'body:has(.events_7a42-a)'],
    ['.events_7a42-a{& ~ *{color:red}}', '& ~ *'],
    ['.events_7a42-a{body:has(&) &, html:has(&){color:red}}', 'html:has(&)'],
    ['[data-remote="catalog"] a{color:red}', '[data-remote="catalog"] a'],
    ['.eventsource{color:red}', '.eventsource'],
    ['@keyframes turn{from{opacity:0}}', '@keyframes turn'],
    ['*{box-sizing:border-box}', '*'],
  ])('are not: %s', (css, leak) => {
    const [reason] = reasonsFor(css);
    expect(reason).toMatchObject({ code: 'style_leaks', path: 'browser/list.css' });
    expect(reason!.message).toContain(`not the section's own: ${leak}. Let each`);
  });

  it('are looked at in every file of the browser’s, and the rest is counted', () => {
    const files = new Map([
      ['browser/a.css', Buffer.from('a{} b{} i{} p{} p{}')],
      ['server/b.css', Buffer.from('a{}')],
      ['browser/c.js', Buffer.from('a{}')],
    ]);
    expect(checkStyles(OWNER, files).map(({ message }) => message)).toEqual([
      expect.stringContaining('a, b, i and 1 more.'),
    ]);
  });
});
