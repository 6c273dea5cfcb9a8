import { describe, expect, it } from '@jest/globals';
import { partsInDocument } from './page-parts.ts';

describe('a page with parts', () => {
  it('waits for those that the server drew, and for no other', async () => {
    document.body.innerHTML = '<div data-part="sheet"></div>';
    const loaded: string[] = [];
    const part = (name: string) => ({ load: async () => void loaded.push(name) });
    await partsInDocument({ sheet: part('sheet'), quiz: part('quiz') })();
    expect(loaded).toEqual(['sheet']);
  });

  it('cannot be drawn without one of them', async () => {
    document.body.innerHTML = '<div data-part="sheet"></div>';
    const sheet = { load: () => Promise.reject(new Error('Loading chunk failed')) };
    await expect(partsInDocument({ sheet })()).rejects.toThrow('Loading chunk failed');
  });
});
