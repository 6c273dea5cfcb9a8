import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Badge } from './badge.tsx';
import { LinkButton } from './button.tsx';
import { Card, type CardProps } from './card.tsx';

const grow: CardProps = {
  label: 'Framework',
  title: 'GROW',
  link: <a href="/artifact/framework-grow" />,
  description: 'A whole coaching conversation in four questions.',
  outcomes: ['A shared goal', 'One action', 'A third that is not shown'],
  tags: ['one-to-one', 'goals', 'structure', 'questions', 'beginner'],
  meta: 'L1 Foundation · 15 min',
  act: <LinkButton link={<a href="/artifact/framework-grow" />}>Explore Artifact</LinkButton>,
};

describe('Card', () => {
  it('leads to its artifact by the title and the act, with two outcomes and three tags', () => {
    render(<Card {...grow} />);
    const title = screen.getByRole('heading', { level: 3, name: 'GROW' });
    expect(within(title).getByRole('link')).toHaveAttribute('href', '/artifact/framework-grow');
    expect(screen.getByRole('link', { name: 'Explore Artifact' })).toBeVisible();
    expect(screen.getByText('One action')).toBeVisible();
    expect(screen.queryByText('A third that is not shown')).not.toBeInTheDocument();
    expect(screen.queryByText('questions')).not.toBeInTheDocument();
    expect(screen.getByText('+2 more')).toBeVisible();
  });

  it('carries a Done badge once it is completed', () => {
    render(<Card {...grow} done />);
    expect(screen.getByText('Done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'GROW' })).toBeVisible();
  });

  it.each([
    ['completed', { done: true }, 'Done'],
    ['locked', { locked: true }, 'Locked'],
  ])('keeps its own badge beside the state when it is %s', (_, state, word) => {
    render(<Card {...grow} {...state} badge={<Badge tone="live">Interactive</Badge>} />);
    expect(screen.getByText(word)).toBeVisible();
    expect(screen.getByText('Interactive')).toBeVisible();
  });

  it('does not open while locked; it leads to what comes first, two at most', () => {
    const first = ['CLEAR', 'OSKAR', 'ACT'].map((title) => ({
      title,
      link: <a href={`/artifact/${title}`} />,
    }));
    render(<Card {...grow} locked completeFirst={first} />);
    expect(screen.getByText('Locked')).toBeVisible();
    expect(screen.getByText('Complete First')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['CLEAR', 'OSKAR']);
  });
});
