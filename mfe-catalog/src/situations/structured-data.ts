import type { SituationAnswer, SituationCard } from '@coachlab/contracts';
import { href } from '../shared/addresses.ts';

/** schema.org: a question that managers ask, and its answer. */
export function questionAndAnswer(situation: SituationAnswer, origin: string) {
  const { slug, title, goingOn, doFirst, sayThis, avoid, beyondCoaching } = situation;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: origin + href.situation(slug),
    inLanguage: 'en',
    mainEntity: [
      {
        '@type': 'Question',
        name: title,
        acceptedAnswer: {
          '@type': 'Answer',
          text: [goingOn, doFirst, ...sayThis.map((words) => `“${words}”`), avoid, beyondCoaching]
            .filter(Boolean)
            .join('\n'),
        },
      },
    ],
  };
}

/** schema.org: the index. */
export function situationList(cards: readonly SituationCard[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Situations',
    numberOfItems: cards.length,
    itemListElement: cards.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: origin + href.situation(slug),
    })),
  };
}
