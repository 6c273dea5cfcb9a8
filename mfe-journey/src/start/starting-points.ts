import { href } from '@coachlab/remote-kit';

export interface StartingPoint {
  id: string;
  challenge: string;
  hint: string;
  recommendation: string;
  /** What it takes, as people say it. */
  takes: string;
  why: string;
  steps: string[];
  link: { to: string; label: string };
}

/** The four challenges of /start. Times and counts are the product's fixed figures. */
export const STARTING_POINTS: StartingPoint[] = [
  {
    id: 'unclear',
    challenge: 'I do not know where my team stands',
    hint: 'Work gets done, and you could not say how well.',
    recommendation: 'Performance Coaching Index (PCI)',
    takes: '15 minutes · 20 items · five dimensions',
    why: 'Twenty statements about how you lead. The lowest of the five dimensions is where to begin, whatever the mean says.',
    steps: [
      'Answer for the last four weeks, in one sitting.',
      'Read the lowest dimension and nothing else for now.',
      'Tell one person in your team which one it was, and ask what they would have guessed.',
    ],
    link: { to: href.lab('pci'), label: 'Take the PCI' },
  },
  {
    id: 'expectations',
    challenge: 'Nobody agreed on what we expect',
    hint: 'The same talk about the same thing, a month later.',
    recommendation: 'Contract Canvas',
    takes: '20 minutes · four dimensions',
    why: 'Most repeated arguments are about an agreement that was never made. The canvas makes it on one page, with both of you writing.',
    steps: [
      'Choose one working relationship, not the whole team.',
      'Fill in the four fields alone, in pencil.',
      'Sit down together, compare, and write the version you both sign.',
    ],
    link: { to: href.lab('contract'), label: 'Open the Contract Canvas' },
  },
  {
    id: 'distance',
    challenge: 'People do not tell me what is going on',
    hint: 'You hear of things late, or from somebody else.',
    recommendation: 'Empathy in Six Drills',
    takes: '30 minutes · six drills',
    why: 'Being told things is a result. Six short drills train what comes before it, and none of them asks you to agree.',
    steps: [
      'Do the first drill today, in a talk that would have happened anyway.',
      'One drill a day; leave out none because it feels too simple.',
      'After the sixth, ask somebody what they have noticed.',
    ],
    link: { to: href.lab('empathy'), label: 'Begin with the first drill' },
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
    link: { to: href.observatory('quiet-systems'), label: 'Open the Quiet Systems prompt' },
  },
];
