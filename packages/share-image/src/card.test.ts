import { describe, expect, it } from '@jest/globals';
import { boundedCard } from './card.ts';

const titleOf = (title: string) => boundedCard({ label: '', title }).title;

describe('the words of a card', () => {
  it.each([
    ['Führen auf Distanz', 'Führen auf Distanz'],
    ['Łukasz  Żółć\n 会議', 'Łukasz Żółć 会議'],
    ['One\u0000two\u202Ethree\uD83D', 'One two three'],
    ['Well done 🎉👩🏽‍💼', 'Well done'],
    ['', ''],
  ])('of %j are %j', (given, shown) => expect(titleOf(given)).toBe(shown));

  it('end in an ellipsis where there are more than a picture holds, and no character is cut', () => {
    const title = titleOf('𝒜'.repeat(100_000));
    expect(title).toBe(`${'𝒜'.repeat(139)}…`);
  });

  it('are no more than there is room for', () => {
    const many = Array.from({ length: 9 }, (_, value) => ({ value, name: 'Trust' }));
    const { figures, facts } = boundedCard({
      label: '',
      title: '',
      figures: many,
      facts: Array(9).fill('x'),
    });
    expect(figures).toHaveLength(3);
    expect(facts).toHaveLength(3);
  });
});
