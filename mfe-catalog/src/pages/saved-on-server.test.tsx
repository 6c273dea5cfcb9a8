/**
 * As a server resolves it: React's browser build of the same module would keep the process alive.
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["coachlab", "node", "import", "default"]}
 */
import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { SaveMark } from '../cards/save-mark.tsx';
import { SavedResults } from '../shared/saved-results.tsx';

const filter = { on: true, known: false, ids: [], toggle: () => undefined, keep: () => [] };

it('does not know what is saved: it draws every card unmarked, and no answer to the Saved filter', () => {
  expect(renderToString(<SaveMark id="framework-grow" title="GROW" />)).toContain('aria-pressed="false"');
  const html = renderToString(
    <SavedResults filter={filter} cards={[]} all={[]} loadingText="Loading artifacts...">
      {() => 'cards'}
    </SavedResults>,
  );
  expect(html).toContain('Loading artifacts...');
  expect(html).not.toContain('Nothing saved here');
});
