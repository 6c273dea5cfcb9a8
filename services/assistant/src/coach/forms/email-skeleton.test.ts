import { expect, it } from '@jest/globals';
import { emailSkeleton } from './email-skeleton.ts';
import { emailOf } from './own-facts.ts';
import { goesTo } from './unsure-text.ts';

it.each([
  ['an email to my partner that i want out of the firm', 'My last day is ____'],
  ['email to the cook about fewer hours', 'Your hours from ____'],
  ['write an email about the decision on the new van', 'What is decided on ____'],
  ['email to a client who has not paid', '____: the sum, and by when'],
  ['email to a parent, she keeps screaming, i want her to meet me tues', 'A quarter of an hour on ____'],
  ['write something to the caretaker', 'A quarter of an hour on ____'],
])('%s: “%s”', (message, subject) => {
  expect(emailSkeleton(message, undefined)).toContain(`Subject: ${subject}\n`);
});

it('has none of the visitor’s words but the name', () => {
  const text = emailSkeleton('email to Ivo that his wild weekend hours annoy me', 'Ivo');
  expect(text).toContain('Hello Ivo,');
  expect(text).not.toMatch(/wild|annoy/);
});

it.each([
  ['she keeps screaming at the ref, no accusations, short', true],
  ['the money that i lent him and i dont know how he will take it', false],
  ['what i think of his 3 late reports since i took over', false],
])('is made where the request itself would stand in the email: %s', (says, isSentence) => {
  const text = emailOf({ names: [], says, isSentence, isSayable: true, topics: [] }, undefined, false);
  expect(text).not.toContain(says.slice(0, 20));
  expect(text).toContain('____');
});

it('is made of several that it may be, where none goes to whom the visitor writes', () => {
  expect(goesTo('my boss', 'hr wants to know. ok as an email then')).toBe(false);
  expect(goesTo('the sponsor', 'the sponsor wants to know')).toBe(true);
  expect(goesTo(undefined, 'an email')).toBe(false);
});

it('leaves what can be sent', () => {
  const matter = {
    names: ['Jonas'],
    says: 'your report is 9 days late',
    isSentence: true,
    isSayable: true,
    topics: [],
  };
  expect(emailOf(matter, undefined, false)).toContain('Your report is 9 days late.');
});
