import { type PageLoaderArgs, renderContext } from '@coachlab/remote-kit';
import { artifactMetadata } from './artifact-metadata.ts';
import { allCards } from './artifacts.ts';
import { personas } from './personas.ts';

/**
 * What a visitor's own pages read. The server knows no visitor and draws the waiting page, so it fetches nothing
 * and the HTML stays light.
 */
export function pathQueries({ context }: PageLoaderArgs) {
  const onServer = context.get(renderContext).side === 'server';
  return (onServer ? [] : [allCards, artifactMetadata, personas]) as never[];
}
