import { beforeEach, describe, expect, it } from '@jest/globals';
import { exportProgress, importProgress } from './transfer.ts';
import { savedItems, toggleSaved } from './saved-items.ts';

beforeEach(() => localStorage.clear());

describe('saved artifacts', () => {
  it('stand the latest first, and leave again', () => {
    toggleSaved('framework-grow');
    toggleSaved('template-agenda');
    expect(savedItems.get()).toEqual(['template-agenda', 'framework-grow']);
    toggleSaved('framework-grow');
    expect(savedItems.get()).toEqual(['template-agenda']);
  });

  it('leave no key when the last one is taken out', () => {
    toggleSaved('framework-grow');
    toggleSaved('framework-grow');
    expect(localStorage.getItem('saved_items')).toBeNull();
  });

  it.each([
    ['["a","a",null,7]', ['a', '7']],
    ['[{"id":"a","at":1}]', ['a']],
  ])('reads what another release wrote: %s', (raw, ids) => {
    localStorage.setItem('saved_items', raw);
    expect(savedItems.get()).toEqual(ids);
  });

  it('travel in the progress file, and join what is saved there', () => {
    toggleSaved('a');
    toggleSaved('b');
    const file = exportProgress();
    localStorage.clear();
    toggleSaved('c');
    toggleSaved('a');
    importProgress(file);
    expect(savedItems.get()).toEqual(['a', 'c', 'b']);
  });
});
