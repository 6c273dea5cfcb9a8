/** The courses as they are offered. People edit this file; prices are US dollars. */
export interface Course {
  id: string;
  title: string;
  /** What changes for the one who takes it. */
  promise: string;
  description: string;
  weeks: number;
  hours: number;
  price: number;
  earlyBird?: number;
  /** One entry a module. */
  modules: readonly string[];
  /** Hours of each module, where they are all alike. */
  hoursPerModule?: number;
}

export const COURSES: readonly Course[] = [
  {
    id: 'winning-with-ai',
    title: 'Winning with AI',
    promise: 'Prepare every difficult talk with a model, and keep the judgement yourself.',
    description:
      'For managers who have tried an assistant twice and gone back to doing it by hand. You build a small set of prompts for your own week and learn where to stop trusting them.',
    weeks: 6,
    hours: 12,
    price: 499,
    earlyBird: 399,
    hoursPerModule: 3,
    modules: [
      'What a model can know about your team, and what it must not',
      'Rehearsal: the talk before the talk',
      'Feedback, reviews and plans, drafted and then rewritten',
      'Your own shelf of prompts, tested on real cases',
    ],
  },
  {
    id: 'prompt-engineering-excellence',
    title: 'Prompt Engineering Excellence',
    promise: 'Write a prompt once, and have it work on a bad day as well.',
    description:
      'Roles, rules, variables and the question “what should it do when it is not sure?”. You leave with prompts that colleagues can use without you.',
    weeks: 4,
    hours: 8,
    price: 349,
    modules: [
      'The parts of a prompt that carry the weight',
      'Testing: ten cases before you share it',
      'Prompts for a team: variables, limits and care for people',
    ],
  },
  {
    id: 'quiet-systems-bootcamp',
    title: 'Quiet Systems Bootcamp',
    promise: 'Replace the reminders you send with arrangements that need none.',
    description:
      'Eight weeks, one recurring annoyance a fortnight. Each is described as an event, given a cue, a default, an owner and a check, and then left alone.',
    weeks: 8,
    hours: 16,
    price: 599,
    modules: [
      'Find the drag: where hours go that nobody chose',
      'Cue and default: let the day do the reminding',
      'Owner and check: who may change it, how you notice',
      'Habits in sixty-six days, and what to do on day nineteen',
      'Handing it over without becoming the reminder',
    ],
  },
  {
    id: 'sales-leadership-survival-skills',
    title: 'Sales Leadership Survival Skills',
    promise: 'Lead people whose numbers are public, without becoming one more number.',
    description:
      'For those who were promoted because they sold well. Pipeline talks that teach, one-to-ones in a bad quarter, and the resignation you did not see coming.',
    weeks: 10,
    hours: 20,
    price: 799,
    modules: [
      'From best seller to first among equals',
      'The pipeline talk as coaching',
      'Skill or will: reading a slump',
      'Feedback within two days',
      'The bad quarter: pressure, honesty and sleep',
      'Keeping the ones you cannot replace',
    ],
  },
];

export const FEATURED = 'winning-with-ai';

export interface LearningPath {
  title: string;
  forWhom: string;
  /** Courses in order, by id. */
  courses: readonly string[];
  /** What to read before the first evening: an artifact's id and title. */
  start: { id: string; title: string };
}

export const LEARNING_PATHS: readonly LearningPath[] = [
  {
    title: 'The first year of leading',
    forWhom: 'You lead people since this year, and your calendar leads you.',
    courses: ['quiet-systems-bootcamp', 'winning-with-ai'],
    start: { id: 'framework-grow', title: 'GROW' },
  },
  {
    title: 'Coaching with a machine at the table',
    forWhom: 'You coach well, and want to know what an assistant is good for.',
    courses: ['prompt-engineering-excellence', 'winning-with-ai'],
    start: { id: 'framework-ai-prompt-laboratory', title: 'AI Prompt Laboratory' },
  },
  {
    title: 'A sales team that stays',
    forWhom: 'Your people are measured daily, and two of them are thinking of leaving.',
    courses: ['sales-leadership-survival-skills', 'quiet-systems-bootcamp'],
    start: { id: 'framework-skill-will-matrix', title: 'Skill-Will Matrix' },
  },
];
