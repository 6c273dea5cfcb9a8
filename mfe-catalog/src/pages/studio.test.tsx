import { beforeEach, expect, it } from '@jest/globals';
import { renderPage } from '@coachlab/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { artifact, metadata } from '../test/artifacts.ts';
import { catalogue } from '../test/open-page.ts';
import * as page from './studio.tsx';

beforeEach(() => localStorage.clear());

it('has three sections, each with its own category; cards open the artifact', async () => {
  catalogue(
    [
      artifact('scenario-one', { section: 'studio', category: 'scenario' }),
      artifact('framework-one', { section: 'studio' }),
      artifact('template-one', { section: 'studio', category: 'template' }),
    ],
    { 'template-one': metadata({ prerequisites: ['framework-one'] }) },
  );
  renderPage(page, '/studio');
  const sections = await screen.findAllByRole('region');
  expect(
    sections.map((each) => [
      within(each).getByRole('heading', { level: 2 }).textContent,
      ...within(each)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ]),
  ).toEqual([
    ['Frameworks and Methods', '/artifact/framework-one', '/artifact/framework-one'],
    ['Templates and Guides', '/artifact/template-one', '/artifact/template-one'],
    ['Practice Scenarios', '/artifact/scenario-one', '/artifact/scenario-one'],
  ]);
});

it('says so where a section is empty', async () => {
  catalogue([]);
  renderPage(page, '/studio');
  expect(await screen.findAllByText('No artifacts in this category')).toHaveLength(3);
});
