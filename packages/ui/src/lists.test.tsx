import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { DataTable } from './data-table.tsx';
import { Entry, EntryList } from './entry.tsx';
import { List } from './list.tsx';
import { StageBand, Stages } from './stage-band.tsx';
import { TagList } from './tag-list.tsx';

it('an entry has one link and its act apart from it', () => {
  render(
    <EntryList>
      <Entry number={1} title="GROW" link={<a href="/artifact/framework-grow" />} act={<a href="/x">View</a>}>
        Four questions
      </Entry>
    </EntryList>,
  );
  const row = within(screen.getByRole('listitem'));
  expect(row.getByRole('heading', { name: 'GROW' })).toBeVisible();
  expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(['GROW', 'View']);
});

it('tags show three and count the rest', () => {
  const { rerender } = render(<TagList tags={['a', 'b', 'c']} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  rerender(<TagList tags={['a', 'b', 'c', 'd', 'e']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['a', 'b', 'c', '+2 more']);
  rerender(<TagList tags={['a', 'b', 'c', 'd', 'e']} max={Infinity} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

it('a numbered list is an ordered one', () => {
  const { container } = render(<List kind="numbered" items={['Ask twice', 'Write it down']} />);
  expect(container.querySelector('ol')?.children).toHaveLength(2);
});

it('a table names its rows and columns', () => {
  render(
    <DataTable
      label="Remotes"
      rows={[{ name: 'catalog', stable: '1.4.1' }]}
      rowKey={(row) => row.name}
      columns={[
        { head: 'Remote', cell: (row) => row.name },
        { head: 'Stable', cell: (row) => row.stable },
      ]}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Remotes' }));
  expect(table.getByRole('columnheader', { name: 'Stable' })).toBeVisible();
  expect(table.getByRole('rowheader', { name: 'catalog' })).toBeVisible();
  expect(table.getByRole('cell')).toHaveTextContent('1.4.1');
});

it('a journey says in words which stage is current, and how far each is', () => {
  render(
    <Stages>
      <StageBand number={1} title="Foundation" current percent={31} count="17 of 54">
        Learn the frameworks
      </StageBand>
      <StageBand number={2} title="Practice" percent={9} count="3 of 35">
        Take a template
      </StageBand>
    </Stages>,
  );
  expect(screen.getByText(/You are here/)).toHaveTextContent('Stage 1 · You are here');
  expect(screen.getByRole('progressbar', { name: 'Practice: progress' })).toHaveAttribute(
    'aria-valuenow',
    '9',
  );
});
