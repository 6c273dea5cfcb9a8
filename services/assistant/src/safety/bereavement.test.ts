import { describe, expect, it } from '@jest/globals';
import { isOldSuicide } from './bereavement.ts';
import { readConcern } from './read-concern.ts';

describe('somebody’s grief', () => {
  it.each([
    "A clerk in my municipal office comes back tomorrow after her son died five weeks ago. Her desk faces the public counter and everyone will ask her things. I don't know how to greet her.",
    'One of my developers lost his father last week. He is back on Monday. What do I say?',
    "my colleague's baby was stillborn, she returns after leave. how do we welcome her",
    "Our secretary's husband passed away suddenly in August. She wants to come back part time. How do I talk about it with her?",
    "My mother died and I've cleared her flat all weekend. How do I get through the team meeting?",
    'How do I write a condolence card to an employee whose wife has died?',
    "A driver's little boy died of leukaemia. He is at work again and says nothing. Do I mention it?",
    'Our colleague Ben died of cancer yesterday. How do I tell the team?',
    "a teammate died in a car accident on saturday, how do i open monday's meeting",
    'she had a miscarriage and told only me. how do I talk with her about her deadlines',
    "An employee's brother was killed in a crash and he asked for two days off. Our policy gives one. What do I do?",
    'After the death of her father she makes mistakes in every report. When may I speak of it?',
    "The head nurse's twin sister died three weeks ago and since then nobody dares laugh on the ward. How do I ease it?",
    'My report is in mourning for his grandmother and missed two deadlines, how long do I give him?',
    'My dog died and I cried in the office in front of my team, how do I face them',
    'Die Tochter meiner Kollegin ist vor vier Wochen gestorben. Morgen kommt sie wieder. Wie begrüße ich sie?',
    'Une collègue a perdu son fils le mois dernier et revient lundi. Que lui dire ?',
    'El padre de un compañero murió la semana pasada. ¿Qué le digo cuando vuelva?',
    "My boss's wife has just died. Is it right to send flowers, or do I wait for him to talk about it?",
    "He came back two days after the funeral of his mother and works like a machine. I don't know whether to say anything.",
  ])('is no danger: %s', (message) => expect(readConcern(message)).toBeUndefined());

  it.each([
    'Her son killed himself five weeks ago, she comes back tomorrow',
    "since his wife died he says he'd rather be with her",
    'her son died five weeks ago and she says there is no reason to go on',
    'our colleague took his own life on Sunday',
    'my teammate died at the weekend and nobody says how he died',
    'her husband died and she has been drinking every day since, she smelled of vodka on shift',
    'We lost Karim on Friday, they found him in the lake',
    "my brother died and I don't want to live any more",
  ])('is one where more is said, or the death was no natural one: %s', (message) =>
    expect(readConcern(message)).toBeDefined(),
  );
});

describe('a suicide', () => {
  it.each([
    "My father killed himself thirty years ago, so I'm careful with people who go quiet. How do I ask a report why she is so silent?",
    "In my last company a colleague took his own life. I don't want to be that sort of boss. How do I set a sane workload?",
    'An uncle of mine committed suicide when I was a child. How do I prepare a talk on mental health at work?',
  ])('is told in passing where it lies back: %s', (message) =>
    expect(isOldSuicide(readConcern(message)!, message)).toBe(true),
  );

  it.each([
    "A former colleague killed himself 10 years ago. Now my deputy says he's tired of it all",
    'our colleague took his own life on Sunday',
    'My brother killed himself three years ago and I want to go the same way',
    'its been a year since Dan took his life and the anniversary is tomorrow, do we do something',
  ])('is none in passing where it is near, or somebody else is in danger: %s', (message) =>
    expect(isOldSuicide(readConcern(message)!, message)).toBe(false),
  );
});
