import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ArtifactFile, Catalogue } from '../artifact-file.ts';
import { loadContent } from '../load.ts';
import { RULES } from './index.ts';

const content = join(import.meta.dirname, '../../content');

/** Each spoils one file of the real content; the check must name the file and the field. */
const SPOILT: [what: string, id: string, field: string, spoil: (artifact: ArtifactFile) => void][] = [
  [
    'an L1 called Advanced',
    'framework-grow',
    'metadata.difficulty',
    (a) => (a.metadata.difficulty = 'Advanced'),
  ],
  [
    'minutes that do not hold the duration',
    'framework-empathy',
    'metadata.time_minutes',
    (a) => (a.metadata.time_minutes = 15),
  ],
  ['a walkthrough that misses a letter', 'framework-clear', 'hierarchy', (a) => a.hierarchy?.pop()],
  [
    'a style question that has one style twice',
    'assessment-coaching-style',
    'hierarchy',
    (a) => {
      const [question] = a.hierarchy ?? [];
      if (question) question.description = question.description.replace('(sage)', '(engineer)');
    },
  ],
  ['a PCI of nineteen items', 'assessment-pci', 'hierarchy', (a) => a.hierarchy?.pop()],
  ['a scenario without its debrief', 'scenario-quiet-nurse', 'hierarchy', (a) => a.hierarchy?.pop()],
  [
    'a template with nothing to fill in',
    'template-weekly-one-to-one',
    'hierarchy',
    (a) => a.hierarchy?.forEach((part) => (part.description = 'Done.')),
  ],
  [
    'a variable that nothing explains',
    'ai-prompt-quiet-systems',
    'promptTemplate',
    (a) => (a.promptTemplate += ' {{team_size}}'),
  ],
  ['a stage that is no tag', 'ai-prompt-quiet-systems', 'tags', (a) => (a.stage = ['supervision'])],
  [
    'a work that nobody has listed',
    'framework-grow',
    'sources.0',
    (a) => (a.sources = ['Nobody (2020). Nothing.']),
  ],
  ['a text of ten words', 'framework-grow', '(text)', (a) => shorten(a)],
  ['an empty phrase', 'framework-grow', 'purpose', (a) => (a.purpose += ' It empowers you.')],
  [
    'a prerequisite that does not exist',
    'framework-act-mastery',
    'metadata.prerequisites.0',
    (a) => (a.metadata.prerequisites = ['framework-none']),
  ],
  [
    'a prerequisite above its level',
    'framework-grow',
    'metadata.prerequisites.0',
    (a) => (a.metadata.prerequisites = ['framework-clear']),
  ],
  [
    'a related artifact that does not exist',
    'framework-grow',
    'relatedArtifacts.0',
    (a) => (a.relatedArtifacts = ['framework-none']),
  ],
];

let catalogue: Catalogue;

beforeEach(() => {
  catalogue = loadContent(content).catalogue;
});

const faultsAt = (id: string) =>
  RULES.flatMap((rule) => rule.check(catalogue))
    .filter((fault) => fault.id === id)
    .map((fault) => fault.field);

function artifact(id: string): ArtifactFile {
  const found = catalogue.artifacts.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not in the content`);
  return found;
}

function shorten(one: ArtifactFile): void {
  for (const field of ['enrichment', 'hierarchy', 'examples', 'exercises'] as const) delete one[field];
}

describe('the content check', () => {
  it.each(SPOILT)('finds %s', (_, id, field, spoil) => {
    expect(faultsAt(id)).not.toContain(field);
    spoil(artifact(id));
    expect(faultsAt(id)).toContain(field);
  });

  it('finds one sentence in two artifacts, in other punctuation, and names both', () => {
    artifact('framework-grow').exercises?.push('Leave the chair empty, and say so.');
    artifact('framework-clear').exercises?.push('“Leave the chair empty and say so”');
    expect(faultsAt('framework-grow')).toContain('exercises.3');
    expect(faultsAt('framework-clear')).toContain('exercises.3');
  });

  it('allows a skeleton in three artifacts and not in four', () => {
    const ids = ['framework-grow', 'framework-clear', 'framework-oskar', 'framework-empathy'];
    const nouns = ['ladder', 'kettle', 'ledger', 'harbour'];
    const add = (at: number) =>
      artifact(ids[at] ?? '').exercises?.push(`Before you go, put the ${nouns[at]} where they can see it.`);
    [0, 1, 2].forEach(add);
    expect(faultsAt('framework-grow')).not.toContain('exercises.3');
    add(3);
    expect(faultsAt('framework-grow')).toContain('exercises.3');
  });

  it('allows five purposes that open alike and not six', () => {
    const open = (count: number) =>
      catalogue.artifacts.slice(0, count).forEach((one) => (one.purpose = `Meant to be ${one.id}.`));
    const first = catalogue.artifacts[0]?.id ?? '';
    open(5);
    expect(faultsAt(first)).not.toContain('purpose');
    open(6);
    expect(faultsAt(first)).toContain('purpose');
  });

  it('finds a text that was copied and lightly reworded', () => {
    const copy = structuredClone(artifact('framework-grow'));
    copy.id = 'framework-copy';
    copy.purpose = 'Something else entirely.';
    catalogue.artifacts.push(copy);
    expect(faultsAt('framework-copy')).toContain('(text)');
  });
});
