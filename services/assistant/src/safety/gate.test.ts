import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Question } from '../chat/question.ts';
import { gateFor, helpAlone } from './gate.ts';

const after = (message: string, ...before: string[]): Question => ({
  message,
  history: before.flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: 'So.' },
  ]),
  profile: null,
  journey: { completedItems: [], mode: 'guided' },
  page: '',
});

const FOLDER = new URL('../../../../packages/safety/evaluation/', import.meta.url);

describe('the gate', () => {
  it('lets no phrasing of danger pass without help above the answer', () => {
    const lines = readdirSync(FOLDER)
      .filter((name) => name.startsWith('danger') && name.endsWith('.txt'))
      .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n'))
      .filter((line) => line.trim() && !line.startsWith('#'));
    const passed = lines
      .map((line) => line.slice(line.indexOf('|') + 1).trim())
      .filter((text) => helpAlone(after(text), []) === undefined);
    expect(lines.length).toBeGreaterThan(1_000);
    expect(passed).toEqual([]);
  });

  it.each([
    'I have to present on Monday and I want to kill myself',
    'haha he said he will kill himself, as a joke I think, and then he gave his dog away',
    'shorter please, she said she wants to die',
  ])('is silenced by no other word of a message: %s', (message) => {
    expect(helpAlone(after(message), [])).toMatch(/help-now/);
  });

  it('answers a sure danger first and alone', () => {
    const { help, alarm } = gateFor(after('she wants to kill herself'), ['en-US']);
    expect(help?.text).toContain('988');
    expect(help?.answerToo).toBe(false);
    expect(alarm).toBeUndefined();
  });

  it('folds what may be none, in the language it was written in', () => {
    const { help, alarm } = gateFor(after("I'd rather die than present to the board again"));
    expect(help).toBeUndefined();
    expect(alarm?.line).toContain('](/-/help-now)');
    expect(alarm?.help).toMatch(/help-now/);
    expect(gateFor(after('one of my people is always late'))).toEqual({});
  });

  it('sends whoever asks on about a danger to the page of help, and keeps it in mind later', () => {
    const danger = 'she wants to kill herself';
    expect(gateFor(after('what do I say to her?', danger)).help?.text).toContain('/-/help-now#suicide');
    const other =
      'Something else now: two of my people in the warehouse do not speak to each other since the new shifts began';
    expect(gateFor(after(other, danger)).alarm?.help).toContain('/-/help-now#suicide');
    expect(gateFor(after(other, danger, ...Array.from({ length: 6 }, () => 'and then?')))).toEqual({});
  });
});
