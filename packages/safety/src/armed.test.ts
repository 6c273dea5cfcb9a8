import { describe, expect, it } from '@jest/globals';
import { adviceOn } from './advice.ts';
import { concernIn } from './concern-in.ts';

describe('somebody who will come with a weapon, and when', () => {
  it.each([
    "I suspended a forklift driver on Friday. Tonight he wrote that he's coming in tomorrow with his hunting rifle and my supervisor will be sorry. He's usually a talker. How do I handle the conversation with him?",
    'A former temp texted our receptionist that he will be at the gate on Monday with a gun. She thinks he is bragging. What do I write back?',
    "He posted that he's bringing his dad's shotgun to the late shift tomorrow and that Dana should stay home",
    'Ein entlassener Fahrer schreibt, er kommt morgen mit dem Jagdgewehr in die Halle und mein Schichtleiter wird es bereuen. Was antworte ich ihm?',
    'Un ancien salarié écrit qu’il viendra demain avec son fusil et que ma cheffe va le payer. Que lui répondre ?',
    'Un conductor suspendido escribe que mañana viene con la escopeta y que mi encargado lo va a pagar. ¿Qué le contesto?',
  ])('is for the police first, and nobody answers or meets them: %s', (message) => {
    const concern = concernIn(message);
    expect(concern).toMatchObject({ kind: 'threat', sure: true, armed: true });
    const { text, answerToo } = adviceOn(concern!, ['en-GB']);
    expect(answerToo).toBe(false);
    expect(text.split('\n')[0]).toMatch(/police|Polizei|policía/);
    expect(text.split('\n')[0]).toMatch(/999|112/);
    expect(text).not.toContain('within the hour');
  });

  it.each([
    'a customer pulled a knife on my cashier yesterday, what do I do for her',
    'he said he would hit me if I told anyone',
    'one of my guys keeps a gun in his locker',
  ])('is not every threat: %s', (message) => {
    const concern = concernIn(message);
    expect(concern).toMatchObject({ kind: 'threat' });
    expect(concern?.armed).toBeUndefined();
  });

  it.each([
    'the carpenter is coming tomorrow with a nail gun, who lets him in',
    "she's bringing her own knives to the kitchen on Monday, is that allowed",
    'we show up on Friday with water guns for the summer party',
  ])('is no tool: %s', (message) => expect(concernIn(message)?.armed).toBeUndefined());
});
