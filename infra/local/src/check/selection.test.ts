import { describe, expect, it } from '@jest/globals';
import { CHECKS } from './checks.ts';
import { parseSelection } from './selection.ts';

const namesOf = (args: string[]) => parseSelection(args, CHECKS, () => []).checks.map(({ name }) => name);

describe('which checks run', () => {
  it('all of them with --strict; otherwise without the stack, which takes minutes', () => {
    const all = CHECKS.map(({ name }) => name);
    expect(namesOf(['--strict'])).toEqual(all);
    expect(namesOf([])).toEqual(all.filter((name) => name !== 'stack'));
    expect(namesOf(['--only', 'stack'])).toEqual(['stack']);
  });

  it('some of them, in the usual order', () => {
    expect(namesOf(['--only', 'unit,lint'])).toEqual(['lint', 'unit']);
    expect(namesOf(['--only=types'])).toEqual(['types']);
  });

  it('none if a name is unknown, with the choices', () => {
    expect(() => namesOf(['--only', 'speed'])).toThrow(
      'There is no check "speed"; the checks are format, lint, types, dead-code, folders, sections, content, audit, unit, federation, e2e, stack.',
    );
  });

  it('those of one room, or of what a change can break', () => {
    const ofRoom = (dir: string) => CHECKS.map((check) => ({ ...check, folders: [dir] }));
    const { checks } = parseSelection(['--room', 'mfe-x', '--only=lint'], CHECKS, () => [], ofRoom);
    expect(checks).toEqual([expect.objectContaining({ name: 'lint', folders: ['mfe-x'] })]);
    expect(() => namesOf(['--room', 'mfe-x', '--since', 'main'])).toThrow('Use either --room or --since');
  });

  it('with skips as failures with --strict', () => {
    expect(parseSelection(['--strict'], CHECKS, () => []).strict).toBe(true);
    expect(parseSelection([], CHECKS, () => []).strict).toBe(false);
  });
});
