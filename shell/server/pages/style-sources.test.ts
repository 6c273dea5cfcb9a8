import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { styleSources } from './style-sources.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page allows', () => {
  it('the sheets that the gateway put into it, and no other element', () => {
    const html = '<style>p{color:red}</style><p>text</p>';
    expect(styleSources(html, ['a{}', 'b{}'])).toEqual([hash('a{}'), hash('b{}')]);
  });

  it('each style attribute as a browser reads it, once', () => {
    const html =
      '<i style="width:5%"></i><b style="width:5%"></b><p style="--q:&quot;a&quot;;--r:&#x27;&amp;lt;&#x27;">';
    expect(styleSources(html, [])).toEqual(["'unsafe-hashes'", hash('width:5%'), hash(`--q:"a";--r:'&lt;'`)]);
  });

  it('no more of them than headers may carry', () => {
    const html = Array.from({ length: 500 }, (_, n) => `<i style="width:${n}px"></i>`).join('');
    expect(styleSources(html, []).join(' ').length).toBeLessThan(2_500);
  });
});
