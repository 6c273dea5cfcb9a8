import { describe, expect, it } from '@jest/globals';
import { saidBack, saidTo } from './perspective.ts';

describe('what is told about somebody, said to them', () => {
  it.each([
    ['he was late on his shift', 'you were late on your shift'],
    ['she keeps missing her deadline', 'you keep missing your deadline'],
    ['I spoke with her about it', 'I spoke with you about it'],
    ['he’s on call, and she misses him', "you're on call, and you miss you"],
    ['they share the rota, and their first week is ours', 'you share the rota, and your first week is ours'],
    ['Ben’s report is late', 'your report is late'],
  ])('“%s” is “%s”', (told, said) => expect(saidTo(told, ['Ben'])).toBe(said));

  it('gives the visitor their own words back', () => {
    expect(saidBack('talk to my boss myself')).toBe('talk to your boss yourself');
  });
});
