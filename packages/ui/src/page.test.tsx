import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Block, Page } from './layout.tsx';
import { PageHeader } from './page-header.tsx';
import { Spread } from './spread.tsx';

it('a page is a title with the way back, and regions named by their headings', () => {
  render(
    <Page>
      <PageHeader title="GROW" crumb={{ link: <a href="/lab" />, title: 'Lab' }} lead="Four questions." />
      <Spread heading="Dashboard" note="Everything is open.">
        <Block label="Hot Topics" act={<a href="/lab">Open the Lab</a>}>
          Three entries
        </Block>
      </Spread>
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'GROW' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lab' })).toHaveAttribute('href', '/lab');
  const dashboard = within(screen.getByRole('region', { name: 'Dashboard' }));
  expect(dashboard.getByText('Everything is open.')).toBeVisible();
  expect(dashboard.getByRole('heading', { level: 3, name: 'Hot Topics' })).toBeVisible();
  expect(dashboard.getByRole('link', { name: 'Open the Lab' })).toBeVisible();
});
