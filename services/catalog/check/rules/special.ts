import type { ArtifactFile } from '../artifact-file.ts';
import type { Fault, Rule } from '../rule.ts';

/** Titles of the walkthroughs' steps begin with the letters of their name. */
const WALKTHROUGHS: Record<string, string> = {
  'framework-act-coaching': 'ACT',
  'framework-grow': 'GROW',
  'framework-clear': 'CLEAR',
  'framework-oskar': 'OSKAR',
};
const KEY_QUESTIONS = 3;

/** Of the style quiz, each once in every question, in any order. */
const STYLES = ['catalyst', 'engineer', 'operator', 'sage'];

/** Parts and minutes that the start page names. */
const PROMISED: Record<string, { parts: number; duration: string }> = {
  'assessment-pci': { parts: 20, duration: '15 minutes' },
  'framework-contract-canvas': { parts: 4, duration: '20 minutes' },
  'framework-empathy': { parts: 6, duration: '30 minutes' },
};
const PCI_DIMENSIONS = 5;

export const special: Rule = {
  name: 'walkthroughs, the style quiz and the start page’s artifacts have their exact shape',
  scope: 'each',
  check: ({ artifacts }) =>
    artifacts.flatMap((artifact) =>
      [...walkthrough(artifact), ...styleQuiz(artifact), ...promised(artifact)].map(
        ([field, message]): Fault => ({ id: artifact.id, field, message }),
      ),
    ),
};

function walkthrough({ id, hierarchy = [] }: ArtifactFile): [string, string][] {
  const letters = WALKTHROUGHS[id];
  if (letters === undefined) return [];
  const found = hierarchy.map((step) => step.title[0]).join('');
  const shape: [string, string][] =
    found === letters ? [] : [['hierarchy', `spells ${found}, ${letters} is wanted`]];
  return hierarchy.reduce((faults, step, index) => {
    const [, ...questions] = step.description.split('\n');
    if (questions.length !== KEY_QUESTIONS || !questions.every((line) => line.endsWith('?'))) {
      faults.push([
        `hierarchy.${index}.description`,
        'is not one line of description and three of questions',
      ]);
    }
    return faults;
  }, shape);
}

function styleQuiz({ id, hierarchy = [] }: ArtifactFile): [string, string][] {
  if (id !== 'assessment-coaching-style') return [];
  const wrong = hierarchy.filter(({ description }) => {
    const lines = description.split('\n');
    const styles = lines.map((line) => /\((\w+)\)$/.exec(line)?.[1]).sort();
    return lines.map((line) => line.slice(0, 2)).join('') !== 'a)b)c)d)' || styles.join() !== STYLES.join();
  });
  if (hierarchy.length === 5 && wrong.length === 0) return [];
  return [
    ['hierarchy', 'is not five questions with the options a) to d), a line and a style in brackets each'],
  ];
}

function promised({ id, hierarchy = [], duration }: ArtifactFile): [string, string][] {
  const promise = PROMISED[id];
  if (promise === undefined) return [];
  const faults: [string, string][] = [];
  if (hierarchy.length !== promise.parts)
    faults.push(['hierarchy', `has ${hierarchy.length} entries, ${promise.parts} are promised`]);
  if (duration !== promise.duration)
    faults.push(['duration', `is ${duration}, ${promise.duration} is promised`]);
  if (id === 'assessment-pci') {
    const sizes = [...Map.groupBy(hierarchy, (item) => item.title.split(' ')[0]).values()].map(
      (items) => items.length,
    );
    const even =
      sizes.length === PCI_DIMENSIONS && sizes.every((size) => size === promise.parts / PCI_DIMENSIONS);
    if (!even)
      faults.push(['hierarchy', 'is not four items in each of five dimensions (first word of the title)']);
  }
  return faults;
}
