import type { SituationAnswer, SituationCard } from '@coachlab/contracts';

export function situationCard(slug: string, fields: Partial<SituationCard> = {}): SituationCard {
  return { slug, title: `Title of ${slug}`, theme: 'conflict', summary: `Summary of ${slug}.`, ...fields };
}

export function situation(slug: string, fields: Partial<SituationAnswer> = {}): SituationAnswer {
  return {
    slug,
    title: `Title of ${slug}`,
    theme: 'conflict',
    goingOn: `What goes on in ${slug}.`,
    doFirst: `First in ${slug}.`,
    sayThis: ['Say one.', 'Say two.'],
    avoid: `Avoid in ${slug}.`,
    artifacts: [],
    related: [],
    ...fields,
  };
}
