import type { SituationAnswer, SituationCard } from '@coachlab/contracts';
import { href } from '../shared/addresses.ts';
import { withoutLinks } from './linked.tsx';

/** schema.org: the questions that managers ask, and their answers. */
export function questionAndAnswer(situation: SituationAnswer, origin: string) {
  const { slug, title, goingOn, doFirst, sayThis, avoid, beyondCoaching, faq = [] } = situation;
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
            .filter((words) => words !== undefined)
            .map(withoutLinks)
            .join('\n'),
        },
      },
      ...faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
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
