/**
 * As a server resolves it: React's browser build of the same module would keep the process alive.
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["coachlab", "node", "import", "default"]}
 */
import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Dialog, FailedPanel, Sheet, TabList, TabPanel, Tabs, Term } from './index.ts';

const nothing = () => undefined;

it('renders the current tab panel into the first HTML, and not the others', () => {
  const html = renderToString(
    <Tabs defaultValue="info">
      <TabList
        label="GROW"
        tabs={[
          { value: 'interactive', label: 'Interactive' },
          { value: 'info', label: 'Info' },
        ]}
      />
      <TabPanel value="interactive">Four steps</TabPanel>
      <TabPanel value="info">Purpose</TabPanel>
    </Tabs>,
  );
  expect(html).toContain('Purpose');
  expect(html).not.toContain('Four steps');
});

it('renders a term as a plain button, and layers as nothing', () => {
  const layer = { onOpenChange: nothing, title: 'Menu', children: 'inside' };
  expect(renderToString(<Term definition="A practice inventory">PCI</Term>)).toMatch(
    /^<button[^>]*>PCI<\/button>$/,
  );
  expect(renderToString(<Dialog {...layer} open={false} />)).toBe('');
  expect(renderToString(<Sheet {...layer} kind="menu" open />)).toBe('');
});

it('needs no browser to say that something failed', () => {
  expect(renderToString(<FailedPanel title="The Lab did not load" />)).toContain('Reload');
});
