import { expect, it } from '@jest/globals';
import type { PageFiles } from '../page-files.ts';
import { documentFiles } from './document-files.ts';

const FILES = {
  first: {
    scripts: [
      { src: '/assets/shared.js', integrity: 'sha384-a' },
      { src: '/assets/entry.js', integrity: 'sha384-b' },
    ],
    styles: ['html {}'],
  },
  chunks: {
    'page-community-forum': {
      js: ['/assets/shared.js', '/assets/dialog.js', '/assets/forum.js'],
      css: { '/assets/forum.css': 'main {}' },
    },
    'part-starters': {
      js: ['/assets/dialog.js', '/assets/starters.js'],
      css: { '/assets/starters.css': 'ul {}' },
    },
  },
} as unknown as PageFiles;

it('carries the files of the page and of its drawn parts once each, before the entry', () => {
  const { assets, carriedStyles } = documentFiles(FILES, ['page-community-forum', 'part-starters']);
  expect(assets.scripts.map(({ src }) => src)).toEqual([
    '/assets/shared.js',
    '/assets/dialog.js',
    '/assets/forum.js',
    '/assets/starters.js',
    '/assets/entry.js',
  ]);
  expect(assets.styles).toEqual(['html {}', 'main {}', 'ul {}']);
  expect(carriedStyles).toEqual(['/assets/forum.css', '/assets/starters.css']);
});

it('carries what the application starts with where there is no page', () => {
  expect(documentFiles(FILES, [])).toEqual({ assets: FILES.first, carriedStyles: [] });
});

it('refuses a chunk that the build does not have', () => {
  expect(() => documentFiles(FILES, ['part-sheet'])).toThrow('The build has no chunk part-sheet');
});
