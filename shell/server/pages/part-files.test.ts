import type { Release } from '@coachlab/contracts';
import { describe, expect, it } from '@jest/globals';
import { partFiles } from './part-files.ts';

const FILES = [
  'browser/part-sheet.0123456789.js',
  'browser/part-sheet.abcdef0123.css',
  'browser/part-sheet-music.0123456789.js',
  'browser/__federation_expose_artifact.0123456789.js',
  'server/index.js',
];
const release = { integrity: Object.fromEntries(FILES.map((file) => [file, 'sha384-x'])) } as Release;

describe('the files of the parts of a page', () => {
  it('are those of what was drawn', () => {
    expect(partFiles('<main><div data-part="sheet"><p>a</p></div></main>', release)).toEqual({
      js: ['browser/part-sheet.0123456789.js'],
      css: ['browser/part-sheet.abcdef0123.css'],
    });
  });

  it('are none where nothing of a part was drawn', () => {
    expect(partFiles('<main><p>sheet</p></main>', release)).toEqual({ js: [], css: [] });
  });

  it('cannot be asked for by text that somebody wrote', () => {
    const text = '<p> data-part=&quot;sheet&quot; data-part=&#x27;sheet&#x27;</p>';
    expect(partFiles(text, release)).toEqual({ js: [], css: [] });
  });

  it('are none of a part that the release has not', () => {
    expect(partFiles('<div data-part="unknown"></div>', release)).toEqual({ js: [], css: [] });
  });
});
