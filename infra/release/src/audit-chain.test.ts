import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { AuditLink } from '@coachlab/contracts';
import { AuditChain } from './audit-chain.ts';

/** As somebody with all of the database's rights would write it. */
function linked(facts: Partial<AuditLink>[]): AuditLink[] {
  let previous = '0'.repeat(64);
  return facts.map((fact, i) => {
    const row = { at: '2026-11-22T07:00:00.000Z', who: 'catalog', action: 'promote', remote: 'catalog' };
    const link = { ...row, from: null, to: `1.${i}.0`, why: null, ...fact, id: i + 1, previous } as AuditLink;
    const { id, at, who, action, remote, from, to, why } = link;
    const form = [id, at, who, action, remote, from, to, why, previous];
    previous = createHash('sha256').update(JSON.stringify(form)).digest('hex');
    return { ...link, hash: previous };
  });
}

const FIVE = linked([{}, {}, { why: 'search is broken' }, {}, {}]);
const [first, second, third, fourth, fifth] = FIVE as [AuditLink, AuditLink, AuditLink, AuditLink, AuditLink];

function check(links: AuditLink[]): AuditChain {
  const chain = new AuditChain();
  for (const link of links) chain.add(link);
  return chain;
}

describe('an audit trail', () => {
  it('that is intact verifies, and ends with its head', () => {
    const chain = check(FIVE);
    expect([chain.length, chain.head]).toEqual([5, fifth.hash]);
    for (const { hash } of FIVE) expect(chain.includes(hash)).toBe(true);
    expect(check([]).head).toBe('0'.repeat(64));
  });

  it.each<[string, AuditLink[], string]>([
    [
      'an entry changed',
      [first, second, { ...third, why: 'all is well' }, fourth, fifth],
      'Entry 3 was changed',
    ],
    ['who changed it changed', [first, { ...second, who: 'journey' }, third], 'Entry 2 was changed'],
    ['an entry removed', [first, second, fourth, fifth], 'Entry 3 is missing'],
    ['the first removed', [second, third], 'Entry 1 is missing'],
    ['the first removed and all numbered anew', [{ ...second, id: 1 }], 'Entry 1 does not fit'],
    ['one removed and numbered anew', [first, { ...third, id: 2 }], 'Entry 2 does not fit'],
    ['one put in', [first, { ...second, hash: 'f'.repeat(64) }, second], 'Entry 2 was changed'],
    [
      'one put in that fits the one before',
      [first, linked([{}, { who: 'x' }])[1]!, third],
      'Entry 3 does not fit',
    ],
    ['two in another order', [first, third, second], 'Entry 2 is missing'],
    [
      'two in another order and numbered anew',
      [first, { ...third, id: 2 }, { ...second, id: 3 }],
      'Entry 2 does not fit',
    ],
    [
      'a hash made to fit a changed one',
      [first, { ...second, why: 'x', hash: third.previous }],
      'Entry 2 was changed',
    ],
  ])('with %s names the first entry that does not match', (_, links, sentence) => {
    expect(() => check(links)).toThrow(sentence);
  });

  it('that was truncated, or rewritten with matching hashes, no longer contains the stored head', () => {
    expect(check([first, second, third]).includes(fifth.hash)).toBe(false);
    expect(check(linked([{}, {}, {}, {}, {}])).includes(fifth.hash)).toBe(false);
  });
});
