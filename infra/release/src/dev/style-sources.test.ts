import { expect, it } from '@jest/globals';
import { allowStyles } from './style-sources.ts';

const POLICY = "default-src 'self'; style-src 'self' 'sha256-of-the-site='; img-src 'self' data:";

it('allows the style attributes of the page, once each, and nothing else', () => {
  const html = '<p style="width:50%"></p><p style="width:50%"></p><p style="--a:&quot;b&quot;"></p>';
  expect(allowStyles(POLICY, html)).toBe(
    "default-src 'self'; style-src 'self' 'sha256-of-the-site=' 'unsafe-hashes' " +
      "'sha256-fq7Md9B0amksVBTk/2TaltdrTVq2JN7fvIk0tt80qzU=' 'sha256-TAw2nXEMobvJoWyPSs1gV6kQS08ba8fxt14uHwRi4DM='; " +
      "img-src 'self' data:",
  );
});

it('leaves the policy of a page without any', () => {
  expect(allowStyles(POLICY, '<p>style="width:50%"</p>')).toBe(POLICY);
});
