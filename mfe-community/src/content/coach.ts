/**
 * Everything about the coach that the site shows: who they are, how to reach them, and what /about says. It is one
 * file, so that the coach replaces it in one sitting. While `sample` is true the pages say that this is sample text.
 */
export const COACH: Coach = {
  sample: true,
  name: 'Robin Hale',
  role: 'Coach, and the one person behind Coachlab',
  email: 'coach@coachlab.example',
  profile: {
    label: 'LinkedIn profile',
    url: 'https://www.linkedin.com/in/coachlab-sample',
  },
  answerWithin: '24-48 hours',

  story: [
    'For eleven years I ran teams that shipped on time and were not much fun to be in. I gave good answers, quickly, all day, and wondered why nobody brought me anything but questions.',
    'Then a colleague asked me one thing in a corridor: "What have you already decided, and not said?" I had no answer ready. It took a week to find one, and it changed what I did for a living.',
    'Coachlab is what I would have wanted in that week: short things to try with a real person the same day, and a place to write down what happened. No method here is sacred. If it did not help in the room, it goes.',
  ],

  philosophy: [
    {
      title: 'Tested, not guessed',
      text: 'A conversation is an experiment: say what you expect, try it, look at what came. Most of what we believe about our own coaching does not survive the first recording of it.',
    },
    {
      title: 'The question belongs to them',
      text: 'A good question is short, open, and of no use to you. If you already know the answer you want, say it as an opinion and let them disagree.',
    },
    {
      title: 'Small and today',
      text: 'A change that fits into a Tuesday beats a programme that begins in spring. Five minutes with one person, and a note afterwards.',
    },
    {
      title: 'Safety first, then stretch',
      text: 'Nobody learns in front of a person they have to protect themselves from. Trust, listening and safety are measured here before anything else.',
    },
  ],

  background: [
    { when: '2023 to now', what: 'Independent coach for managers and the people they lead' },
    {
      when: '2016 to 2023',
      what: 'Head of delivery, then of people development, in a software company of 400',
    },
    { when: '2011 to 2016', what: 'Team lead, twice promoted, once for the wrong reasons' },
    {
      when: 'Training',
      what: 'Two years of supervised practice in systemic coaching; peer supervision every month since',
    },
  ],

  recognition: [
    { title: 'Sample award for learning design', by: 'A jury that does not exist', year: '2025' },
    {
      title: 'Sample talk: "Questions nobody wants to answer"',
      by: 'A conference that does not exist',
      year: '2024',
    },
    {
      title: 'Sample article: "The one-to-one is not a status meeting"',
      by: 'A magazine that does not exist',
      year: '2024',
    },
  ],

  testimonials: [
    {
      quote:
        'I stopped preparing answers for my one-to-ones. They got shorter, and people began to bring the real thing.',
      by: 'A team lead in logistics',
    },
    {
      quote: 'The lab day was the first training where I was wrong in public by noon and glad of it by five.',
      by: 'A head of operations',
    },
    {
      quote:
        'We wrote a contract for our coaching. It took twenty minutes and saved us from three months of politeness.',
      by: 'An engineering manager',
    },
  ],

  offers: {
    labDay: {
      title: 'Lab Day',
      text: 'One day with your team. We pick three conversations that are waiting to happen, rehearse them, have them, and look at what came out.',
      facts: ['6 to 14 people', 'One day, on site or remote', 'Follow-up after four weeks'],
    },
    consultation: {
      title: 'Consultation',
      text: 'Forty minutes, free of charge, to find out whether coaching is the right thing at all. Sometimes it is not, and then I say so.',
    },
    contract: [
      'What you tell me stays with me. The one exception, danger to somebody, I would name to you first.',
      'You decide what we work on, also when somebody else pays.',
      'Either of us can stop at any time, without giving a reason.',
      'I coach; I do not treat, and I do not give legal or medical advice.',
    ],
  },
};

export interface Coach {
  /** True until the texts are the coach's own. */
  sample: boolean;
  name: string;
  role: string;
  email: string;
  /** On a professional network. */
  profile: { label: string; url: string };
  /** "24-48 hours". */
  answerWithin: string;
  /** Paragraphs. */
  story: string[];
  philosophy: { title: string; text: string }[];
  background: { when: string; what: string }[];
  recognition: { title: string; by: string; year: string }[];
  testimonials: { quote: string; by: string }[];
  offers: {
    labDay: { title: string; text: string; facts: string[] };
    consultation: { title: string; text: string };
    /** What coach and client agree on. */
    contract: string[];
  };
}
