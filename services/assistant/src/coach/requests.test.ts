import { describe, expect, it } from '@jest/globals';
import { minutesIn } from './request-numbers.ts';
import { requestIn } from './requests.ts';

describe('what is asked to be made', () => {
  it.each([
    ['Write me an email to Priya about her late reports', 'email'],
    ['could you draft a short note for the team, we are moving', 'email'],
    ['an agenda for my talk with Tom, please', 'agenda'],
    ['30 min plan for a talk about his third late delivery', 'agenda'],
    ['can you give me a 45-minute agenda for the retrospective', 'agenda'],
    ['half an hour plan for my first talk with her', 'agenda'],
    ['I need a checklist before I dismiss him', 'checklist'],
    ['give me four questions for a new starter', 'questions'],
    ['what questions should I ask her?', 'questions'],
    ['I need a script for telling him no', 'words'],
    ['opening line?', 'words'],
    ['ok and why', 'why'],
    ['make it shorter please', 'shorter'],
    ['too long', 'shorter'],
  ])('%s: %s', (message, form) => {
    expect(requestIn(message, false).form).toBe(form);
  });

  it.each([
    'he never answers my emails',
    'should I write an email or talk to her',
    'they ask me too many questions',
    'my team gets a hundred messages a day',
    'our meetings have no agenda',
    'why does he never listen',
  ])('%s: nothing', (message) => {
    expect(requestIn(message, false).form).toBeUndefined();
  });

  it('is told from the story that it is for', () => {
    expect(requestIn('and an email please', true)).toMatchObject({ form: 'email', alone: true });
    const { about, alone } = requestIn('Write me an email to Priya about her late reports', false);
    expect(alone).toBe(false);
    expect(about).toContain('late reports');
    expect(about).not.toContain('email');
    expect(requestIn('checklist before i let somebody go', false).alone).toBe(false);
  });

  it('has a number', () => {
    expect(requestIn('five questions for him', false).count).toBe(5);
    expect(requestIn('a few questions for him', false).count).toBeUndefined();
  });
});

describe('how long there is', () => {
  it.each([
    ['we only have 20 minutes', 20],
    ['a two-hour kickoff', 120],
    ['half an hour', 30],
    ['for an hour', 60],
    ['forty-five minutes', 45],
    ['in a quarter of an hour', 15],
    ['2 minutes', undefined],
    ['no time', undefined],
  ])('%s: %s', (text, minutes) => {
    expect(minutesIn(text)).toBe(minutes);
  });
});
