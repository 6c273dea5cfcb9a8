import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { PALETTE } from './palette.ts';

const tokens = readFileSync(new URL('../../ui/src/tokens.css', import.meta.url), 'utf8');

it.each(Object.entries(PALETTE))('%s is the colour of the design tokens', (role, colour) => {
  expect(tokens).toContain(`--${role}: light-dark(${colour}, `);
});
