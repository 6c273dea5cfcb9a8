import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { readCatalogue } from '../../testing/real-catalogue.ts';
import type { Turn } from '../turn.ts';
import { site } from './site.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await readCatalogue();
});
const answer = (message: string) => site({ message, catalogue } as Turn)?.text;

describe('who sees what is typed', () => {
  it.each([
    'does my company see what i type in here? hr sent us the link',
    'can my boss read this chat',
    'is this anonymous?',
    'is what i write confidential',
    'who reads this conversation',
    'will anybody know what I ask you',
    'where is my data stored',
  ])('is told: %s', (message) => expect(answer(message)).toContain('Nobody you work with sees it.'));

  it.each([
    'my boss knows what I wrote about him, what now',
    'can my boss see what I write on slack',
    'he told HR what I said in the interview',
    'I promised to keep what she told me to myself',
    'is it right to record a difficult talk',
  ])('is another matter: %s', (message) =>
    expect(answer(message) ?? '').not.toContain('Nobody you work with'),
  );
});
