export interface StartingPoint {
  id: string;
  challenge: string;
  hint: string;
  recommendation: string;
  /** What it takes, as people say it. */
  takes: string;
  why: string;
  steps: string[];
  link: { route: string; anchor: string; label: string };
}

/** The four challenges of /start. Times and counts are the product's fixed figures. */
export const STARTING_POINTS: StartingPoint[] = [
  {
    id: 'unclear',
    challenge: 'Someone’s results worry me, and I may be part of it',
    hint: 'One person is struggling, and you could not say what you contribute.',
    recommendation: 'Performance Coaching Index (PCI)',
    takes: '15 minutes · 20 items · five dimensions',
    why: 'Twenty statements about how you manage one named person. Begin with the lowest of the five dimensions, whatever the total says.',
    steps: [
      'Choose one person, and answer for the last four weeks in one sitting.',
      'Read the lowest dimension and ignore the rest for now.',
      'Change one thing in it, and ask that person after a few weeks whether they noticed.',
    ],
    link: { route: 'lab', anchor: 'pci', label: 'Take the PCI' },
  },
  {
    id: 'expectations',
    challenge: 'We never agreed on what to expect from each other',
    hint: 'You have the same conversation again, a month later.',
    recommendation: 'Contract Canvas',
    takes: '20 minutes · four dimensions',
    why: 'The same argument often comes back because nothing was ever agreed. The canvas puts purpose, people, practice and protection on one page, before the coaching begins.',
    steps: [
      'Choose one working relationship, not the whole team.',
      'Sit down together, and hand the other person the pen.',
      'Fill in the four fields, five minutes each. Sign nothing; agree when to look at the page again.',
    ],
    link: { route: 'lab', anchor: 'contract', label: 'Open the Contract Canvas' },
  },
  {
    id: 'distance',
    challenge: 'People do not tell me what is going on',
    hint: 'You hear about things late, or from somebody else.',
    recommendation: 'Empathy in Six Drills',
    takes: '30 minutes · six drills',
    why: 'People tell you things when they feel heard. Six short drills practise that, and none of them asks you to agree.',
    steps: [
      'Do the first drill today, in a conversation you were going to have anyway.',
      'Do one drill a day, and skip none because it feels too simple.',
      'After the sixth, ask someone what they have noticed.',
    ],
    link: { route: 'lab', anchor: 'empathy', label: 'Start the first drill' },
  },
  {
    id: 'dependence',
    challenge: 'Everything waits for me',
    hint: 'A day off means a queue of questions.',
    recommendation: 'Quiet Systems',
    takes: '15 minutes to prepare, a month to run',
    why: 'A standing arrangement answers the question before it reaches you. The prompt finds the one worth arranging first.',
    steps: [
      'Write down every question you answered this week.',
      'Run the prompt on the one that came up most.',
      'Try the arrangement for four weeks, and retire it if nobody misses it.',
    ],
    link: { route: 'observatory', anchor: 'quiet-systems', label: 'Open the Quiet Systems prompt' },
  },
];
