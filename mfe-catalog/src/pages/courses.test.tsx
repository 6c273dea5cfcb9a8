import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderPage } from '@coachlab/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { COURSES } from '../courses/courses.ts';
import * as page from './courses.tsx';

beforeEach(async () => {
  renderPage(page, '/courses', '/courses', { contact: '/contact' });
  await screen.findByRole('heading', { level: 1 });
});
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the courses', () => {
  it.each([
    ['Winning with AI', '$499', '6 weeks · 4 modules · 12 hours'],
    ['Prompt Engineering Excellence', '$349', '4 weeks · 3 modules · 8 hours'],
    ['Quiet Systems Bootcamp', '$599', '8 weeks · 5 modules · 16 hours'],
    ['Sales Leadership Survival Skills', '$799', '10 weeks · 6 modules · 20 hours'],
  ])('%s costs %s and takes %s', (title, price, takes) => {
    const card = within(
      section('All courses').getByRole('heading', { name: title }).closest('section') as HTMLElement,
    );
    expect(card.getByText(price)).toBeVisible();
    expect(card.getByText(takes)).toBeVisible();
    const enroll = card.getByRole('link', { name: `Enroll Now: ${title}` });
    expect(enroll).toHaveAttribute('href', `/contact?subject=${encodeURIComponent(`Enrolling in ${title}`)}`);
  });

  it('feature Winning with AI at its early bird price of $399, with modules of 3 hours each', () => {
    const featured = within(screen.getByRole('article', { name: 'Winning with AI' }));
    expect(featured.getByText('$399')).toBeVisible();
    expect(featured.getByText('$499 regular')).toBeVisible();
    expect(featured.getAllByText('3 hours')).toHaveLength(4);
  });

  it('name as many modules as they count', () => {
    for (const { modules, hoursPerModule, hours } of COURSES)
      if (hoursPerModule) expect(modules.length * hoursPerModule).toBe(hours);
    expect(section('Learning paths').getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('lead to the Lab', () => {
    expect(screen.getByRole('link', { name: 'Go to the Lab' })).toHaveAttribute('href', '/lab');
  });
});
