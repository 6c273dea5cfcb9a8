import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabList, TabPanel, Tabs, type TabsProps } from './tabs.tsx';

function Example(props: Omit<TabsProps, 'children'>) {
  return (
    <Tabs defaultValue="interactive" {...props}>
      <TabList
        label="GROW"
        tabs={[
          { value: 'interactive', label: 'Interactive' },
          { value: 'info', label: 'Info' },
          { value: 'notes', label: 'Notes' },
        ]}
      />
      <TabPanel value="interactive">
        <input aria-label="Goal" />
      </TabPanel>
      <TabPanel value="info">Purpose</TabPanel>
      <TabPanel value="notes">Sources</TabPanel>
    </Tabs>
  );
}

describe('Tabs', () => {
  it('shows the panel of the current tab, named by it, and only that', () => {
    render(<Example />);
    expect(screen.getByRole('tabpanel', { name: 'Interactive' })).toBeVisible();
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.queryByText('Purpose')).not.toBeInTheDocument();
  });

  it('is one stop of the Tab key; arrows, Home and End move and choose, round the ends', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Interactive' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Notes', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Info', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByText('Sources')).toBeVisible();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Interactive', selected: true })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Interactive' })).toHaveFocus();
  });

  it('keeps what was typed in a panel that is left and opened again', async () => {
    render(<Example />);
    await userEvent.type(screen.getByLabelText('Goal'), 'Delegate');
    await userEvent.click(screen.getByRole('tab', { name: 'Info' }));
    expect(screen.getByLabelText('Goal')).not.toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Interactive' }));
    expect(screen.getByLabelText('Goal')).toHaveValue('Delegate');
  });

  it('has an eager panel in the page from the first, unseen until its tab is chosen', async () => {
    render(
      <Tabs defaultValue="interactive">
        <TabList
          label="GROW"
          tabs={[
            { value: 'interactive', label: 'Interactive' },
            { value: 'info', label: 'Info' },
          ]}
        />
        <TabPanel value="interactive">Steps</TabPanel>
        <TabPanel value="info" eager>
          Purpose
        </TabPanel>
      </Tabs>,
    );
    expect(screen.getByText('Purpose')).not.toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Info' }));
    expect(screen.getByText('Purpose')).toBeVisible();
  });

  it('asks for the change and waits when its owner holds the value', async () => {
    const change = jest.fn();
    const { rerender } = render(<Example value="interactive" onChange={change} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Info' }));
    expect(change).toHaveBeenCalledWith('info');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Interactive');
    rerender(<Example value="info" onChange={change} />);
    expect(screen.getByText('Purpose')).toBeVisible();
  });
});
