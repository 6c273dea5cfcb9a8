import { describe, expect, it } from '@jest/globals';
import { CHECKS } from './checks.ts';
import { parseSelection } from './selection.ts';

const namesOf = (args: string[]) => parseSelection(args, CHECKS).checks.map(({ name }) => name);

describe('which checks run', () => {
  it('all of them', () => {
    expect(namesOf([])).toEqual(CHECKS.map(({ name }) => name));
  });

  it('some of them, in the usual order', () => {
    expect(namesOf(['--only', 'unit,lint'])).toEqual(['lint', 'unit']);
    expect(namesOf(['--only=types'])).toEqual(['types']);
  });

  it('none when one is not known, with the choices', () => {
    expect(() => namesOf(['--only', 'speed'])).toThrow(
      'There is no check "speed"; there are format, lint, types, dead-code, content, unit, federation, e2e.',
    );
  });

  it('with skips as failures where a machine must have everything', () => {
    expect(parseSelection(['--strict'], CHECKS).strict).toBe(true);
    expect(parseSelection([], CHECKS).strict).toBe(false);
  });
});
