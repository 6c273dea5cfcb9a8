/** Rules for the quizzes of one certification that a schema cannot say: nobody may pass by the form of the options. */

export interface Question {
  id: string;
  text: string;
  options: Record<string, string>;
  /** Id of the right option. */
  answer: string;
}

export interface Module {
  id: string;
  quiz: Question[];
}

/** A pool of ten lets a second attempt ask five other questions. */
const LEAST_POOL = 10;
/** Percent of a file's questions whose right option is the longest. By chance it is 25 of four options. */
const LONGEST_RIGHT = { least: 20, most: 30 };
/** Percent of a file's right options that one letter may have. */
const MOST_OF_A_LETTER = 35;
/** The longest option of a question against its shortest. */
const MOST_UNEVEN = 1.8;
/** Options up to this length are labels, such as "End it" and "Give it a new owner". Characters. */
const LABEL = 20;

/** What is wrong, with the place it is at. */
export function quizFaults(modules: readonly Module[]): string[] {
  const questions = modules.flatMap(({ id, quiz }) =>
    quiz.map((question) => ({ at: `${id}.${question.id}`, question })),
  );
  return [
    ...smallPools(modules),
    ...questions.flatMap(({ at, question }) => unevenOptions(at, question)),
    ...longestRight(questions.map(({ question }) => question)),
    ...crowdedLetters(questions.map(({ question }) => question)),
  ];
}

/** Texts that are asked in more than one place, over all certifications. */
export function repeated(questions: readonly { at: string; question: Question }[]): string[] {
  const first = new Map<string, string>();
  return questions.flatMap(({ at, question }) => {
    const words =
      question.text
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? '';
    const before = first.get(words);
    first.set(words, before ?? at);
    return before ? [`${at}: asks the same as ${before}`] : [];
  });
}

function smallPools(modules: readonly Module[]): string[] {
  return modules
    .filter(({ quiz }) => quiz.length < LEAST_POOL)
    .map(({ id, quiz }) => `${id}: has ${quiz.length} questions, and needs ${LEAST_POOL}`);
}

function unevenOptions(at: string, { options }: Question): string[] {
  const texts = Object.values(options);
  const faults =
    new Set(texts.map((text) => text.toLowerCase())).size < texts.length
      ? [`${at}: has an option twice`]
      : [];
  const lengths = texts.map((text) => text.length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (longest > LABEL && longest > shortest * MOST_UNEVEN)
    faults.push(`${at}: its options have ${shortest} to ${longest} characters; make them more alike`);
  return faults;
}

function longestRight(questions: readonly Question[]): string[] {
  const share = percentOf(questions, ({ options, answer }) => {
    const right = options[answer]?.length ?? 0;
    return Object.entries(options).every(([id, text]) => id === answer || text.length < right);
  });
  if (share >= LONGEST_RIGHT.least && share <= LONGEST_RIGHT.most) return [];
  return [
    `the right option is the longest in ${Math.round(share)} % of the questions; it should be in ${LONGEST_RIGHT.least} to ${LONGEST_RIGHT.most} %`,
  ];
}

function crowdedLetters(questions: readonly Question[]): string[] {
  const letters = [...new Set(questions.map(({ answer }) => answer))].sort();
  return letters.flatMap((letter) => {
    const share = percentOf(questions, ({ answer }) => answer === letter);
    return share > MOST_OF_A_LETTER
      ? [`${letter} is right in ${Math.round(share)} % of the questions; at most ${MOST_OF_A_LETTER} %`]
      : [];
  });
}

function percentOf<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return (100 * all.filter(holds).length) / all.length;
}
