import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { kustomize } from './kustomize.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coachlab-kustomize-'));
  writeFileSync(
    join(folder, 'job.yaml'),
    'kind: Job\nmetadata: { name: one }\nspec: { list: [1], map: { a: 1 } }\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function written(more: string): () => ReturnType<typeof kustomize> {
  const head = 'namespace: here\nlabels: [{ pairs: { part-of: house }, includeTemplates: true }]\n';
  writeFileSync(join(folder, 'kustomization.yaml'), `${head}resources: [job.yaml]\n${more}`);
  return () => kustomize(folder);
}

describe('a kustomization', () => {
  it('sets the namespace and labels of its resources', () => {
    expect(written('')()).toEqual([
      expect.objectContaining({
        metadata: { name: 'one', namespace: 'here', labels: { 'part-of': 'house' } },
      }),
    ]);
  });

  it('merges the maps of a patch and leaves the rest', () => {
    writeFileSync(
      join(folder, 'patch.yaml'),
      'kind: Job\nmetadata: { name: one }\nspec: { map: { b: 2 }, new: [3] }\n',
    );
    const [job] = written('patches: [{ path: patch.yaml }]')();
    expect(job?.['spec']).toEqual({ list: [1], map: { a: 1, b: 2 }, new: [3] });
  });

  it.each([
    ['a field that is not known', 'configMapGenerator: []', /configMapGenerator is not supported/],
    [
      'a patch of nothing',
      "patches: [{ target: { kind: Job, name: two }, patch: '[]' }]",
      /no Job two to patch/,
    ],
    [
      'a replacement of nothing',
      "patches: [{ target: { kind: Job, name: one }, patch: '[{ op: replace, path: /spec/x, value: 1 }]' }]",
      /matches nothing/,
    ],
  ])('with %s is refused', (_what, more, message) => {
    expect(written(more)).toThrow(message);
  });

  it('with a patch of a list is refused, since lists merge by keys that only the schema knows', () => {
    writeFileSync(join(folder, 'patch.yaml'), 'kind: Job\nmetadata: { name: one }\nspec: { list: [2] }\n');
    expect(written('patches: [{ path: patch.yaml }]')).toThrow(/Merging the list list/);
  });
});
