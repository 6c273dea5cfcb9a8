import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

// What a person waits for may take a while on a busy machine; a second is not a promise of the page.
configure({ asyncUtilTimeout: 15_000 });

// An unexpected console error or warning fails the test that caused it. A test that provokes one replaces the spy.
let spies = [];

beforeEach(() => {
  spies = ['error', 'warn'].map((method) => jest.spyOn(console, method).mockImplementation(() => {}));
});

afterEach(() => {
  for (const spy of spies) {
    const calls = spy.mock?.calls ?? [];
    spy.mockRestore();
    expect(calls).toEqual([]);
  }
});
