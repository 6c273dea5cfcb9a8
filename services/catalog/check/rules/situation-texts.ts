import type { Situation } from '@coachlab/contracts';
import type { Fault } from '../rule.ts';
import { normalised } from '../text/sentences.ts';

export type Passage = [field: string, text: string];

/** The answer. */
export function textsOf({ goingOn, doFirst, sayThis, avoid, beyondCoaching }: Situation): Passage[] {
  return [
    ['goingOn', goingOn],
    ['doFirst', doFirst],
    ...list('sayThis', sayThis),
    ['avoid', avoid],
    ...(beyondCoaching ? [['beyondCoaching', beyondCoaching] satisfies Passage] : []),
  ];
}

export function list(field: string, texts: readonly string[]): Passage[] {
  return texts.map((text, at) => [`${field}.${at}`, text]);
}

/** Texts that are the same but for case and punctuation, in one situation or in several. */
export function repeated(situations: Situation[], passagesOf: (one: Situation) => Passage[]): Fault[] {
  const places = situations.flatMap((one) =>
    passagesOf(one).map(([field, text]) => ({ slug: one.slug, field, text, key: normalised(text) })),
  );
  return [...Map.groupBy(places, ({ key }) => key).values()]
    .filter((same) => same.length > 1)
    .flatMap((same) =>
      same.map((place) => {
        const others = same
          .filter((other) => other !== place)
          .map(({ slug, field }) => (slug === place.slug ? field : `${slug} (${field})`));
        return fault(place.slug, place.field, `“${place.text}” stands in ${others.join(', ')} too`);
      }),
    );
}

export function fault(slug: string, field: string, message: string): Fault {
  return { id: `situations/${slug}`, field, message };
}
