import { expect, it } from '@jest/globals';
import { createQueryClient, dehydrateQueries } from '@coachlab/remote-kit';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { artifactTitles } from '../api/artifact-titles.ts';
import { artifact, metadata, titleOf } from '../test/artifacts.ts';
import { carryExcerpt } from './excerpt.ts';

const ALL = ['framework-a', 'framework-b', 'framework-c'].map((id) => artifact(id));
const METADATA = {
  'framework-a': metadata({ prerequisites: ['framework-b'] }),
  'framework-b': metadata(),
};

function lists() {
  const client = createQueryClient();
  client.setQueryData(artifactMetadata.queryKey, { metadata: METADATA });
  client.setQueryData(artifactTitles.queryKey, ALL.map(titleOf));
  return client;
}

it('lets a document carry what its page shows in place of both lists', () => {
  const client = lists();
  const [, , third] = ALL;
  carryExcerpt(client, 'page', ['framework-a', 'toString'], (shown) => [
    third!.id,
    ...(shown['framework-a']?.prerequisites ?? []),
  ]);
  const { queries } = dehydrateQueries(client);
  expect(queries.map(({ state }) => state.data)).toEqual([
    {
      metadata: { 'framework-a': METADATA['framework-a'] },
      titles: { 'framework-b': ALL[1]!.title, 'framework-c': third!.title },
    },
  ]);
});

it('leaves what is there when one of them did not come', () => {
  const client = lists();
  client.removeQueries({ queryKey: artifactTitles.queryKey });
  carryExcerpt(client, 'page', ['framework-a'], () => []);
  expect(client.getQueryData(artifactMetadata.queryKey)).toEqual({ metadata: METADATA });
});
