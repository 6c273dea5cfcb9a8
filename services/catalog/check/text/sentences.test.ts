import { describe, expect, it } from '@jest/globals';
import { normalised, sentencesOf } from './sentences.ts';

describe('sentences of a text', () => {
  it.each([
    ['two sentences', 'Ask once. Then wait.', ['Ask once.', 'Then wait.']],
    ['a question in quotation marks', 'Say: “What now?” Then stop.', ['“What now?”', 'Then stop.']],
    ['an abbreviation', 'Some things, e.g. Lists, stay.', ['Some things, e.g. Lists, stay.']],
    ['a decimal number', 'The mean was 0.41 at most.', ['The mean was 0.41 at most.']],
    ['a speaker', 'Marta: "What is missing?"', ['"What is missing?"']],
    ['a numbered list', '1. Write it down.\n2. Send it.', ['Write it down.', 'Send it.']],
  ])('keeps %s apart as a reader would', (_, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it('takes the same words in other marks for the same sentence', () => {
    expect(normalised('“What’s missing?”')).toBe(normalised("What's missing."));
  });
});
