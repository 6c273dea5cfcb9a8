import { sent } from './real-caches.ts';
import { signatureOf } from './signing.ts';

const POLICY = "default-src 'self'";

export const html = (title: string, ...files: string[]) =>
  `<!doctype html><html lang="en"><head><title>${title} | Coachlab</title>${files
    .map((file) => `<link rel="preload" href="${file}">`)
    .join('')}</head><body></body></html>`;

/** The headers of a page that the server signed. */
export const signedPage = (address: string, set: string, text: string) => ({
  'content-type': 'text/html',
  'content-security-policy': POLICY,
  'x-coachlab-signature': signatureOf({ address, set, policy: POLICY, html: text }),
});

/** A page that may be kept, which names `files`. */
export const pageAt = (address: string, set: string, title = 'Lab', ...files: string[]) => {
  const text = html(title, ...files);
  return sent(text, { ...signedPage(address, set, text), 'x-coachlab-offline': `keep ${set}` });
};

export const file = () =>
  sent('lab()', { 'content-type': 'text/javascript', 'cache-control': 'public, immutable' });

/** @param word what the server says to the worker */
export const data = (word?: string) =>
  sent('[]', { 'content-type': 'application/json', ...(word ? { 'x-coachlab-offline': word } : {}) });

/** The page for what is not kept. */
export const offline = () => {
  const text = html('You are offline');
  return sent(text, signedPage('/-/offline', '', text));
};
