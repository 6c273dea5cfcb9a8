import type { Fault, Rule } from '../rule.ts';
import { passagesOf, wordsOf } from '../text/prose.ts';
import { normalised, sentencesOf } from '../text/sentences.ts';
import { skeletonOf } from '../text/skeleton.ts';

/** "Thank you." may be said twice in a catalogue. */
const SHORTEST_SENTENCE = 3;
const ARTIFACTS_PER_SKELETON = 3;

interface Place {
  id: string;
  field: string;
  sentence: string;
}

export const repeatedSentences: Rule = {
  name: 'no sentence stands in two artifacts',
  scope: 'each',
  check({ artifacts }) {
    const places = collect(artifacts, (sentence) =>
      wordsOf(sentence).length < SHORTEST_SENTENCE ? null : normalised(sentence),
    );
    return tooMany(places, 1, (place, others) => `“${place.sentence}” stands in ${others} too`);
  },
};

export const repeatedSkeletons: Rule = {
  name: 'no sentence skeleton stands in more than three artifacts',
  scope: 'each',
  check({ artifacts }) {
    const places = collect(artifacts, skeletonOf);
    return tooMany(
      places,
      ARTIFACTS_PER_SKELETON,
      (place, others, key) => `“${place.sentence}” has the shape “${key}” of ${others}`,
    );
  },
};

function collect(
  artifacts: Parameters<Rule['check']>[0]['artifacts'],
  keyOf: (sentence: string) => string | null,
): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const artifact of artifacts) {
    for (const { field, text, heading } of passagesOf(artifact)) {
      if (heading) continue;
      for (const sentence of sentencesOf(text)) {
        const key = keyOf(sentence);
        if (key === null) continue;
        const found = places.get(key) ?? [];
        found.push({ id: artifact.id, field, sentence });
        places.set(key, found);
      }
    }
  }
  return places;
}

function tooMany(
  places: Map<string, Place[]>,
  allowed: number,
  message: (place: Place, others: string, key: string) => string,
): Fault[] {
  return [...places].flatMap(([key, found]) => {
    const ids = new Set(found.map((place) => place.id));
    if (ids.size <= allowed) return [];
    return found.map((place) => {
      const others = [...ids].filter((id) => id !== place.id).join(', ');
      return { id: place.id, field: place.field, message: message(place, others, key) };
    });
  });
}
