import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from '@jest/globals';
import { hydrateRoot } from 'react-dom/client';
import { completeArtifacts, completedItems } from './store/completed-items.ts';
import { useStored } from './react.ts';

function Count() {
  const done = useStored(completedItems);
  return <p>{done.length} done</p>;
}

beforeEach(() => localStorage.clear());

it('follows what is stored', () => {
  render(<Count />);
  expect(screen.getByText('0 done')).toBeVisible();
  act(() => completeArtifacts('a'));
  expect(screen.getByText('1 done')).toBeVisible();
});

it("hydrates the server's HTML, which knows nothing of the visitor, and then shows what is stored", async () => {
  completeArtifacts('a', 'b');
  const root = document.createElement('div');
  root.innerHTML = '<p>0<!-- --> done</p>';
  await act(async () => {
    hydrateRoot(root, <Count />);
  });
  expect(root.textContent).toBe('2 done');
});
