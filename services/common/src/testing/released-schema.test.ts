import { describe, expect, it } from '@jest/globals';
import { Table, TableIndex } from 'typeorm';
import { contractions, type ReleasedSchema } from './released-schema.ts';

const before: ReleasedSchema = {
  release: '2026-11-24',
  tables: {
    post: {
      columns: {
        id: { type: 'varchar', length: '36', nullable: false },
        body: { type: 'text', length: '', nullable: false },
        author: { type: 'varchar', length: '80', nullable: true },
      },
      unique: [['id']],
    },
  },
};
const id = { name: 'id', type: 'varchar', length: '36', isPrimary: true };
const body = { name: 'body', type: 'text' };
const author = { name: 'author', type: 'varchar', length: '80', isNullable: true };
const post = (columns: object[], unique: string[] = []) => [
  new Table({
    name: 'post',
    columns: columns as never,
    indices: unique.map((name) => new TableIndex({ columnNames: [name], isUnique: true })),
  }),
];

describe('the release before can go on', () => {
  it.each([
    ['with what it knows', [id, body, author]],
    [
      'beside a new column that may be null',
      [id, body, author, { name: 'note', type: 'text', isNullable: true }],
    ],
    [
      'beside a new column with a default',
      [id, body, author, { name: 'votes', type: 'integer', default: 0 }],
    ],
    ['with a column that takes more than before', [id, body, { ...author, length: '200' }]],
  ])('%s', (_, columns) => {
    expect(contractions(before, post(columns))).toEqual([]);
  });

  it('beside a new table', () => {
    const tables = [...post([id, body, author]), new Table({ name: 'vote', columns: [id] })];
    expect(contractions(before, tables)).toEqual([]);
  });
});

describe('the release before cannot go on', () => {
  it.each([
    ['without a column', [id, author], 'the column post.body is gone'],
    [
      'with a column renamed',
      [id, { ...body, name: 'text', isNullable: true }, author],
      'the column post.body is gone',
    ],
    [
      'with a column that takes no null any more',
      [id, body, { ...author, isNullable: false }],
      'the column post.author takes no null any more',
    ],
    [
      'with a column of another type',
      [id, { ...body, type: 'integer' }, author],
      'the column post.body was of type text',
    ],
    [
      'with a shorter column',
      [id, body, { ...author, length: '40' }],
      'the column post.author takes fewer characters',
    ],
    [
      'beside a new column that has to be written',
      [id, body, author, { name: 'language', type: 'varchar' }],
      'the new column post.language has to be written, and has no default',
    ],
  ])('%s', (_, columns, said) => {
    expect(contractions(before, post(columns))).toEqual([said]);
  });

  it('without a table', () => {
    expect(contractions(before, [])).toEqual(['the table post is gone']);
  });

  it('where what it repeats has to be unique', () => {
    expect(contractions(before, post([id, body, author], ['author']))).toEqual([
      'the columns author of post have to be unique now',
    ]);
  });
});
