import type { ArtifactCard } from '@coachlab/contracts';
import { href } from './addresses.ts';

/** schema.org: a page that lists artifacts. */
export function itemList(name: string, origin: string, cards: readonly ArtifactCard[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: cards.length,
    itemListElement: cards.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: origin + href.artifact(id),
    })),
  };
}
