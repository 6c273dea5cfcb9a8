import { sent } from './real-caches.ts';

export const html = (title: string, ...files: string[]) =>
  `<!doctype html><html lang="en"><head><title>${title} | Coachlab</title>${files
    .map((file) => `<link rel="preload" href="${file}">`)
    .join('')}</head><body></body></html>`;

const PAGE = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };

/** A page that may be kept, which names `files`. */
export const pageOf = (set: string, title = 'Lab', ...files: string[]) =>
  sent(html(title, ...files), { ...PAGE, 'x-coachlab-offline': `keep ${set}` });

export const file = () =>
  sent('lab()', { 'content-type': 'text/javascript', 'cache-control': 'public, immutable' });

/** @param word what the server says to the worker */
export const data = (word?: string) =>
  sent('[]', { 'content-type': 'application/json', ...(word ? { 'x-coachlab-offline': word } : {}) });

/** The page for what is not kept. */
export const offline = () => sent(html('You are offline'), PAGE);
