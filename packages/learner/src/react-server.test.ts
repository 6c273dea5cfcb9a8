import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from '@jest/globals';
import { useStored } from './react.ts';
import { journeyMode } from './store/journey-mode.ts';

function Mode() {
  return createElement('p', null, useStored(journeyMode));
}

it('renders the same HTML for every visitor', () => {
  expect(renderToString(createElement(Mode))).toBe('<p>guided</p>');
});
