import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { ContentRevision } from '../revision/content-revision.ts';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { Note, notebook } from '../testing/notebook/notebook.ts';
import { ContentError, readContentFile, readContentFolder } from './content-files.ts';
import { changed, seedRows } from './seed-rows.ts';

describe('content files', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'coachlab-content-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const schema = {
    type: 'object',
    required: ['id', 'kind'],
    additionalProperties: false,
    properties: { id: { type: 'string' }, kind: { enum: ['a', 'b'] } },
  };

  it('are read in the order of their names, YAML only', async () => {
    await writeFile(join(folder, 'two.yaml'), 'id: two\nkind: b\n');
    await writeFile(join(folder, 'one.yml'), 'id: one\nkind: a\n');
    await writeFile(join(folder, 'notes.txt'), 'not content');
    const files = await readContentFolder(folder, schema);
    expect(files.map(({ name, value }) => [name, value])).toEqual([
      ['one', { id: 'one', kind: 'a' }],
      ['two', { id: 'two', kind: 'b' }],
    ]);
  });

  it('are refused with the file and every bad field named', async () => {
    const path = join(folder, 'bad.yaml');
    await writeFile(path, 'id: 5\nkind: c\ncolour: red\n');
    const read = readContentFile(path, schema);
    await expect(read).rejects.toThrow(ContentError);
    await expect(read).rejects.toThrow(
      /bad\.yaml: the file must NOT have additional properties \(colour\); id must be string; kind must be equal to one of the allowed values \(a, b\)/,
    );
  });

  it('are refused when they are not YAML', async () => {
    const path = join(folder, 'broken.yaml');
    await writeFile(path, 'id: [1\n');
    await expect(readContentFile(path, schema)).rejects.toThrow(/broken\.yaml: .*2:1/s);
  });
});

describeEachEngine('seeding', ({ start }) => {
  let dataSource: DataSource;
  let revision: ContentRevision;
  beforeAll(async () => {
    const { running } = await start(notebook);
    dataSource = running.dataSource as DataSource;
    revision = running.app.get(ContentRevision);
  });
  const note = (id: number, text: string) => ({ id, slug: `note-${id}`, text });
  const seed = (notes: Note[]) =>
    revision.writeIfChanged(async (manager) => changed(await seedRows(manager, Note, notes, 'id')));

  it('inserts, updates in place, removes, and moves the revision only when something changed', async () => {
    const empty = revision.current;
    expect(await seed([note(1, 'one'), note(2, 'two')])).toBe(true);
    const seeded = revision.current;
    expect(seeded).not.toBe(empty);

    expect(await seed([note(1, 'one'), note(2, 'two')])).toBe(false);
    expect(revision.current).toBe(seeded);

    expect(await seed([note(2, 'two, better'), note(3, 'three')])).toBe(true);
    expect(revision.current).not.toBe(seeded);
    const rows = await dataSource.getRepository(Note).find({ order: { id: 'ASC' } });
    expect(rows.map(({ id, text }) => [id, text])).toEqual([
      [2, 'two, better'],
      [3, 'three'],
    ]);
  });

  it('changes nothing when it fails half way', async () => {
    const before = revision.current;
    await expect(seed([note(9, 'nine'), { ...note(10, 'ten'), slug: 'note-9' }])).rejects.toThrow(/note/);
    expect(await dataSource.getRepository(Note).count()).toBe(2);
    expect(revision.current).toBe(before);
  });
});
