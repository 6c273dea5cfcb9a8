import type { CoachingStyle } from '@coachlab/learner';

/** This house's own shorthand for four habits; each is right somewhere. */
export const STYLES: Record<
  CoachingStyle,
  { name: string; strength: string; cost: string; practise: string }
> = {
  catalyst: {
    name: 'The Catalyst',
    strength:
      'You bring energy. People leave a talk with you believing that more is possible than when they came.',
    cost: 'When somebody is tired or grieving, your excitement can sound as if you had not heard them.',
    practise: 'This week: wait until they have named what is hard before you name what is possible.',
  },
  engineer: {
    name: 'The Engineer',
    strength:
      'You bring order. Around you a muddle turns into parts, steps and an agreement that can be checked.',
    cost: 'A feeling is not a fault in the process. Sketching too early closes what was just being opened.',
    practise: 'This week: ask two questions about the person before you ask one about the plan.',
  },
  sage: {
    name: 'The Sage',
    strength:
      'You bring room. In your silence people hear their own thinking and often finish it themselves.',
    cost: 'Someone who only needs a fact or a decision may feel tested by one question more.',
    practise:
      'This week: ask at the start whether they want to think aloud or want an answer, and believe them.',
  },
  operator: {
    name: 'The Operator',
    strength:
      'You bring help. Obstacles are gone by noon, and people know that asking you makes a difference.',
    cost: 'What you carry for them they do not learn to lift, and they come back with the next load.',
    practise: 'This week: before you clear something away, ask which half of it they will take.',
  },
};
