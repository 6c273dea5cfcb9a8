import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { readCatalogue } from '../../testing/real-catalogue.ts';
import type { Turn } from '../turn.ts';
import { aboutSite } from './site.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await readCatalogue();
});
const answer = (message: string) => aboutSite({ message, catalogue } as Turn)?.text;

describe('who sees what is typed', () => {
  it.each([
    'does my company see what i type in here? hr sent us the link',
    'can my boss read this chat',
    'is this anonymous?',
    'is what i write confidential',
    'who reads this conversation',
    'will anybody know what I ask you',
    'where is my data stored',
  ])('is told: %s', (message) => expect(answer(message)).toContain('Nobody you work with sees it here'));

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

describe('what is asked about the site', () => {
  it.each([
    ['does it cost anything?', 'nothing to pay'],
    ['how do I delete this?', 'Press **Clear**'],
    ['am I talking to an AI or a human', 'no person'],
    ['can I print this?', 'button to copy it'],
    ['where do I practise?', '**Practise it**'],
    ['Sieht mein Chef das?', 'Niemand, mit dem Sie arbeiten'],
    ['C’est gratuit ?', 'C’est gratuit'],
    ['¿Cómo borro todo esto?', 'Pulsa **Clear**'],
  ])('is answered in the language of the question: %s', (message, found) =>
    expect(answer(message)).toContain(found),
  );

  it('is answered part by part, and what is told beside it is pointed to', () => {
    const all = answer('Who can read this? Does it cost anything later? And how do I delete it all?');
    for (const part of ['Nobody you work with', 'nothing to pay', 'Press **Clear**'])
      expect(all).toContain(part);
    expect(answer('One of my people is always late. Who sees what I type here?')).toContain(
      'situation:feedback-lateness',
    );
  });

  it.each([
    'he wants me to delete the emails about the accident',
    'how much does it cost to replace an employee?',
    'is it fair if the person is more capable',
    'Auf LinkedIn habe ich entdeckt, dass sie eine Firma betreibt. Darf sie das?',
    'can I tell him on the phone',
    'when the team meets each other again, can they see it my way',
  ])('is not: %s', (message) => expect(answer(message)).toBeUndefined());
});
