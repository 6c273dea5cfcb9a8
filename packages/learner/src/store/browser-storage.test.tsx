import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { completeArtifacts, completedItems } from './completed-items.ts';
import { journeyMode } from './journey-mode.ts';

/** Another tab wrote: the value is there and this tab hears the event. */
function anotherTabWrites(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

function fillStorage() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('two tabs', () => {
  it('agree as soon as one has written', () => {
    const heard = jest.fn();
    const stop = completedItems.subscribe(heard);
    anotherTabWrites('completed_items', '["a"]');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(completedItems.get()).toEqual(['a']);
    stop();
    anotherTabWrites('completed_items', '["a","b"]');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('do not overwrite what the other has completed, even before the event arrives', () => {
    completeArtifacts('a');
    localStorage.setItem('completed_items', '["a","b"]');
    completeArtifacts('c');
    expect(completedItems.get()).toEqual(['a', 'b', 'c']);
  });

  it('both are empty after storage was cleared', () => {
    completeArtifacts('a');
    const heard = jest.fn();
    const stop = completedItems.subscribe(heard);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalled();
    expect(completedItems.get()).toEqual([]);
    stop();
  });

  it('agree again when one returns from the back-forward cache', () => {
    const heard = jest.fn();
    const stop = completedItems.subscribe(heard);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('two sections in one tab, each with its own copy of this package', () => {
  it('hear each other', async () => {
    let other!: typeof import('./completed-items.ts');
    await jest.isolateModulesAsync(async () => {
      other = await import('./completed-items.ts');
    });
    expect(other.completedItems).not.toBe(completedItems);
    const heard = jest.fn();
    const stop = other.completedItems.subscribe(heard);
    completeArtifacts('a');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(other.completedItems.get()).toEqual(['a']);
    stop();
  });

  it('hear only of the key that changed', () => {
    const heard = jest.fn();
    const stop = completedItems.subscribe(heard);
    journeyMode.set('explore');
    expect(heard).not.toHaveBeenCalled();
    stop();
  });
});

describe('a value', () => {
  it('keeps its identity until it changes', () => {
    completeArtifacts('a');
    const before = completedItems.get();
    completeArtifacts('a');
    expect(completedItems.get()).toBe(before);
  });
});

describe('a browser that stores nothing', () => {
  beforeEach(() => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    // Puts the stored truth back for the next test.
    journeyMode.set('guided');
    completedItems.set([]);
  });

  it('still remembers for the life of the page, and tells whoever listens', () => {
    const heard = jest.fn();
    const stop = journeyMode.subscribe(heard);
    journeyMode.set('explore');
    completeArtifacts('a');
    completeArtifacts('b');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(journeyMode.get()).toBe('explore');
    expect(completedItems.get()).toEqual(['a', 'b']);
    stop();
  });
});

describe('a browser whose storage is full', () => {
  it('keeps what does not fit, joins it with what another tab stores, and writes it when there is room', () => {
    localStorage.setItem('completed_items', '["a"]');
    const refusing = fillStorage();
    completeArtifacts('b');
    expect(completedItems.get()).toEqual(['a', 'b']);
    refusing.mockRestore();
    anotherTabWrites('completed_items', '["a","c"]');
    expect(completedItems.get()).toEqual(['a', 'c', 'b']);
    completeArtifacts('d');
    expect(JSON.parse(localStorage.getItem('completed_items')!)).toEqual(['a', 'c', 'b', 'd']);
  });
});
