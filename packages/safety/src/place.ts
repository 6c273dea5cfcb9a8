import { normalise } from './normalise.ts';
import { ALSO_NAMES, PLACES } from './place-names.ts';

const IN = '(?:in|at|near|outside|around|bei|nahe|en|au|aux|em|no|na|w|we|te)';

const NAMED = Object.entries(PLACES).map(
  ([country, names]) => [country, new RegExp(`(?<=^| )(?:${names})(?= |$)`, 'gu')] as const,
);
const AFTER_IN = Object.entries(ALSO_NAMES).map(
  ([country, names]) => [country, new RegExp(`(?<= ${IN} )(?:${names})(?= |$)`, 'gu')] as const,
);
/** Where somebody comes from, or what something is called, is not where they are. */
const NOT_THERE =
  /(?:^| )(?:from|aus|de|born in|moved from|based customer in|client in|supplier in|in front of the) $/;
/** Characters between a town and the state or country that tells which town it is. */
const SAME_NAME = 3;

interface Found {
  country: string;
  at: number;
  end: number;
}

/**
 * The country of the first place that is named, in the first of the texts that names one, as ISO 3166-1; undefined where none
 * does. “London, Ontario” is in Canada.
 */
export function countryNamedIn(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const found = placesIn(normalise(text));
    const [first] = found;
    if (!first) continue;
    const told = found.find(({ at }) => at > first.at && at - first.end < SAME_NAME);
    return (told ?? first).country;
  }
  return undefined;
}

function placesIn(text: string): Found[] {
  return [...NAMED, ...AFTER_IN]
    .flatMap(([country, names]) =>
      [...text.matchAll(names)].map(({ index, 0: name }) => ({
        country,
        at: index,
        end: index + name.length,
      })),
    )
    .filter(({ at }) => !NOT_THERE.test(text.slice(0, at)))
    .toSorted((one, other) => one.at - other.at);
}
