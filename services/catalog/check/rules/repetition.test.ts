import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Catalogue } from '../artifact-file.ts';
import type { Rule } from '../rule.ts';
import { artifactOf, realContent } from '../test-content/real-content.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { openings } from './openings.ts';
import { repeatedSentences, repeatedSkeletons } from './repetition.ts';

let catalogue: Catalogue;

beforeEach(() => {
  catalogue = realContent();
});

const faultsAt = (rule: Rule, id: string) =>
  rule
    .check(catalogue)
    .filter((fault) => fault.id === id)
    .map((fault) => fault.field);

const addExercise = (id: string, text: string) => artifactOf(catalogue, id).exercises?.push(text);

describe('the check of repetition', () => {
  it('finds one sentence in two artifacts, in other punctuation, and names both', () => {
    addExercise('framework-grow', 'Leave the chair empty, and say so.');
    addExercise('framework-clear', '“Leave the chair empty and say so”');
    expect(faultsAt(repeatedSentences, 'framework-grow')).toContain('exercises.3');
    expect(faultsAt(repeatedSentences, 'framework-clear')).toContain('exercises.3');
  });

  it('allows a skeleton in three artifacts and not in four', () => {
    const add = (id: string, noun: string) =>
      addExercise(id, `Before you go, put the ${noun} where they can see it.`);
    add('framework-grow', 'ladder');
    add('framework-clear', 'kettle');
    add('framework-oskar', 'ledger');
    expect(faultsAt(repeatedSkeletons, 'framework-grow')).not.toContain('exercises.3');
    add('framework-empathy', 'harbour');
    expect(faultsAt(repeatedSkeletons, 'framework-grow')).toContain('exercises.3');
  });

  it('allows five purposes that open alike and not six', () => {
    const open = (count: number) =>
      catalogue.artifacts.slice(0, count).forEach((one) => (one.purpose = `Meant to be ${one.id}.`));
    const first = catalogue.artifacts[0]?.id ?? '';
    open(5);
    expect(faultsAt(openings, first)).not.toContain('purpose');
    open(6);
    expect(faultsAt(openings, first)).toContain('purpose');
  });

  it('finds a text that was copied and lightly reworded', () => {
    const copy = structuredClone(artifactOf(catalogue, 'framework-grow'));
    copy.id = 'framework-copy';
    copy.purpose = 'Something else entirely.';
    catalogue.artifacts.push(copy);
    expect(faultsAt(nearDuplicates, 'framework-copy')).toContain('(text)');
  });
});
