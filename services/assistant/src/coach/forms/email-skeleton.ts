interface Skeleton {
  about: RegExp;
  subject: string;
  body: readonly string[];
}

/** A quarter of an hour to talk is asked for where nothing else is to be written. */
const TALK: Skeleton = {
  about: /\bmeet\b|\bcome (?:in|by|over|to)\b|\b(?:talk|speak) (?:to|with) (?:me|us)\b/i,
  subject: 'A quarter of an hour on ____',
  body: [
    'I’d like to meet you on ____ at ____, for a quarter of an hour and just the two of us.',
    'It is about ____. I’d like to hear how you see it before I say what I think.',
    'Does that suit you? If not, tell me when.',
  ],
};

const SKELETONS: readonly Skeleton[] = [
  TALK,
  {
    about:
      /\b(?:resign\w*|quit(?:ting)?|leav(?:e|ing)|notice|my last day|step(?:ping)? (?:down|back)|retir\w+|want out|get(?:ting)? out)\b/i,
    subject: 'My last day is ____',
    body: [
      'I’m leaving ____; my last day is ____. I wanted you to have it from me, and in writing.',
      'Until then I finish ____. I’d like to hand over ____ to ____ by ____.',
      'Thank you for ____. When can we talk about the rest?',
    ],
  },
  {
    about:
      /\b(?:hours?|shifts?|rota|roster|part[- ]time|overtime|schedule|days a week|weekends?|working time)\b/i,
    subject: 'Your hours from ____',
    body: [
      'From ____ your hours change from ____ to ____ a week. The reason is ____.',
      'For your pay this means ____. What stays as it is: ____.',
      'I’d like to go through it with you on ____ at ____. Please bring what it means for you.',
    ],
  },
  {
    about: /\b(?:decid\w+|decisions?|approv\w+|reject\w*|turn(?:ed|ing)? down|chos(?:e|en)|choose)\b/i,
    subject: 'What is decided on ____',
    body: [
      'On ____ it is decided: ____. It holds from ____.',
      'The reason is ____. What stays as it is: ____. What is still open: ____, and you hear about that by ____.',
      'If something in it doesn’t work for you, tell me by ____; you can reach me on ____.',
    ],
  },
  {
    about:
      /\b(?:pay|paid|salar\w+|rais(?:e|es)|bonus\w*|money|invoices?|fees?|budgets?|costs?|prices?|loans?|refunds?|shares?)\b/i,
    subject: '____: the sum, and by when',
    body: [
      'It is about ____: a sum of ____, since ____.',
      'What I ask for is ____, by ____. The reason is ____.',
      'Please let me know by ____ whether that is possible, and if not, what is.',
    ],
  },
];

/** An email with blanks, for what nothing is written about: of the visitor's words only the name stands in it. */
export function emailSkeleton(message: string, name: string | undefined): string {
  const { subject, body } = SKELETONS.find(({ about }) => about.test(message)) ?? TALK;
  const text = [`Hello ${name ?? '____'},`, ...body, '____'].join('\n\n');
  return `**An email to ${name ?? 'the person it is for'}**\n\n~~~text\nSubject: ${subject}\n\n${text}\n~~~\n\nWhat stands as ____ only you know.`;
}
