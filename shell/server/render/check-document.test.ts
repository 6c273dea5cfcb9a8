import { describe, expect, it } from '@jest/globals';
import { documentFault } from './check-document.ts';

const document = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

describe('a rendered document', () => {
  it.each([
    ['text', 'a &lt; b > c'],
    ['comments', '<!--$--><p>a<!-- -->b</p><!--/$-->'],
    ['attributes', `<a href="/x?a=1&amp;b=2" title='>' data-x=1 hidden>x</a><br/><svg viewBox="0 0 1 1"/>`],
    ['a head', '', '<title>A</title><meta name="description" content="b"/><link rel="canonical" href="/x"/>'],
    ['structured data', '', '<script type="application/ld+json">{"a":"\\u003c"}</script>'],
    ['text that names tags', '<code>&lt;/body&gt;</code>'],
  ])('may have %s', (_, body, head = '') => {
    expect(documentFault(document(body, head))).toBeNull();
  });

  it.each([
    ['an inline script', '<script>alert(1)</script>'],
    ['a script', '<script src="/x.js"></script>'],
    ['a script in a drawing', '<svg><script href="/x.js"/></svg>'],
    ['boot data of its own', '<script type="application/json" id="boot">{}</script>'],
    ['a script that calls itself data', '<script type="application/ld+json" src="/x.js"></script>'],
    ['a base', '<base href="https://evil.example/">'],
    ['a redirect', '<META http-equiv="refresh" content="0">'],
    ['a frame', '<iframe src="/"></iframe>'],
    ['an early end', '</body></html><p>more</p>'],
    ['a second head', '<head>'],
    ['a comment that does not end', '<!-- '],
    ['a comment that ends at once', '<!--><script>alert(1)</script>-->'],
    ['a comment with an odd end', '<!-- --!><script>alert(1)</script>-->'],
    ['an attribute that does not end', '<p title="'],
    ['a quote in a bare value', `<p title=a"><script>alert(1)</script>">`],
    ['a title that swallows the rest', '<title>'],
    ['a title in a drawing that holds elements', '<svg><title><base href="/x"></title></svg>'],
    ['text to the end', '<plaintext>'],
    ['a textarea that swallows the rest', '<textarea>'],
    ['a declaration', '<!ELEMENT x>'],
    ['a processing instruction', '<?xml?>'],
  ])('may not have %s', (_, body) => {
    expect(documentFault(document(body))).not.toBeNull();
  });

  it('ends where it says', () => {
    expect(documentFault(`${document('x')}<script>`)).not.toBeNull();
    expect(documentFault('<p>x</p>')).not.toBeNull();
  });

  it.each<[string, (count: number) => string]>([
    ['attributes', (count) => `<p ${'a '.repeat(count)}"`],
    ['names', (count) => `<${'a'.repeat(count)}"`],
    ['quotes', (count) => `<p ${'a="'.repeat(count)}`],
    ['comments', (count) => '<!--'.repeat(count)],
    ['letters in an attribute', (count) => `<p ${'a'.repeat(count)}"`],
    ['spaces', (count) => `<p${' '.repeat(count)}"`],
  ])('costs no more to refuse than its length, however many %s it has', (_, body) => {
    const [short, long] = [document(body(50_000)), document(body(400_000))];
    expect(documentFault(long)).not.toBeNull();
    // Eight times the length costs 64 times as much where each place is tried again from every other.
    expect(costOf(long)).toBeLessThan(24 * Math.max(costOf(short), 10_000));
  });
});

/** Processor time of eight looks, in microseconds. It is counted in ticks of some milliseconds on some machines. */
function costOf(html: string): number {
  const before = process.cpuUsage();
  for (let look = 0; look < 8; look += 1) documentFault(html);
  return process.cpuUsage(before).user;
}
