import { describe, expect, it } from '@jest/globals';
import { isOnlyMentioned } from './mentioned-text.ts';
import { requestIn } from './requests.ts';

describe('an email or a letter that is only spoken of', () => {
  it.each([
    'there is no letter that says what I may decide',
    'he resigned by email without a word before',
    'my team lead sent me a long email at midnight',
    'I got an anonymous letter about a colleague',
    'she ignores every message I write',
    'Er hat per Mail gekündigt',
  ])('%s', (message) => {
    expect(isOnlyMentioned(message)).toBe(true);
    expect(requestIn(message, false).form).not.toBe('email');
  });
});

describe('one that is wished for', () => {
  it.each([
    'write an email to Ada about the late report',
    'the news came by email. can you draft a message to the team?',
    'I need a letter to the parents',
    'short email please',
    'put it in an email',
  ])('%s', (message) => expect(requestIn(message, false).form).toBe('email'));
});

describe('questions that were asked, and none wished for', () => {
  it('are no wish', () => expect(requestIn('I get maybe three questions in', false).form).toBeUndefined());
  it('beside a wish', () => expect(requestIn('I need three questions', false).form).toBe('questions'));
});

describe('shorter, and something else', () => {
  it('is that, made short', () =>
    expect(requestIn('too long. what do I say when both are in the room', true)).toMatchObject({
      form: 'words',
      isShort: true,
    }));
  it('is shorter alone', () => {
    const request = requestIn('too long, one sentence', true);
    expect(request.form).toBe('shorter');
    expect(request.isShort).toBeUndefined();
  });
});
