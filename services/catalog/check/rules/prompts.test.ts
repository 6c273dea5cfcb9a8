import { describe, expect, it } from '@jest/globals';
import { variableOfTitle, variablesOf } from './prompts.ts';

describe('variables of a prompt', () => {
  it('are each listed once, in the order they appear', () => {
    expect(variablesOf('For {{role}}: {{next_meeting}}. Again {{role}}.')).toEqual(['role', 'next_meeting']);
  });

  it('keeps a badly named one, so that the check can say so', () => {
    expect(variablesOf('{{Next meeting}}')).toEqual(['Next meeting']);
  });

  it.each([
    ['Next meeting', 'next_meeting'],
    ['What you saw', 'what_you_saw'],
  ])('%s explains {{%s}}', (title, variable) => {
    expect(variableOfTitle(title)).toBe(variable);
  });
});
