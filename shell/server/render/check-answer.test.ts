import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from '@jest/globals';
import { dehydrateQueries } from '@coachlab/remote-kit';
import { checkedAnswer } from './check-answer.ts';

const HTML = '<!DOCTYPE html><html><head></head><body></body></html>';
const PAGE = '{"kind":"page","status":200}';

describe('What a render process says of a page', () => {
  it('is believed with the queries that the kit carries', async () => {
    const client = new QueryClient();
    await client.fetchQuery({ queryKey: ['/api/items'], queryFn: async () => ['a'] });
    const queries = JSON.stringify(dehydrateQueries(client));
    expect(checkedAnswer([PAGE, HTML, queries])).toMatchObject({ kind: 'page', status: 200, queries });
  });

  it.each([
    ['', 'no JSON object'],
    ['[]', 'no JSON object'],
    ['{}', 'no state of queries'],
    ['{"queries":{}}', 'no state of queries'],
    ['{"mutations":[]}', 'no state of queries'],
  ])('is refused with the queries %j', (queries, fault) => {
    expect(() => checkedAnswer([PAGE, HTML, queries])).toThrow(fault);
  });

  it.each([
    ['a document', HTML.replace('<body>', `<body>${'<a>'.repeat(400_000)}`), '{"queries":[]}'],
    ['queries', HTML, `{"queries":[${'['.repeat(600_000)}${']'.repeat(600_000)}]}`],
  ])('is refused unread with %s that takes long to read', (_, html, queries) => {
    expect(() => checkedAnswer([PAGE, html, queries])).toThrow('too long a page');
  });
});
