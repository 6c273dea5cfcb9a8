import { describe, expect, it } from '@jest/globals';
import { currentPage } from '@coachlab/remote-kit';
import { pageInWords } from './page-in-words.ts';

describe('the page in words', () => {
  it.each([
    ['/artifact/framework-grow', '/artifact/framework-grow'],
    ['/lab', '/lab'],
    ['/icpi-results/0123456789abcdef', '/icpi-results/…'],
    ['/-/verify/ABCD-EFGH', '/-/…'],
    ['/-/situations/promotion-refused', '/-/situations/promotion-refused'],
  ])('says %s as %s', (path, said) => {
    history.replaceState(null, '', path);
    currentPage.set({ title: 'A page', description: 'About something.', path });
    expect(pageInWords()).toBe(`The visitor is on the page “A page” at ${said}. About something.`);
  });
});
