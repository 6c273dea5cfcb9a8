import { Catalogue } from '../catalogue/catalogue.ts';
import { readConcepts } from '../situations/concepts-content.ts';
import { SituationMatcher } from '../situations/situation-matcher.ts';
import { readArtifacts, readSituations } from './small-catalogue.ts';

/** The real content, as the assistant knows it. */
export async function readCatalogue(): Promise<Catalogue> {
  const [items, situations, concepts] = await Promise.all([
    readArtifacts(),
    readSituations(),
    readConcepts(),
  ]);
  const metadata = Object.fromEntries(items.map((item) => [item.id, item.metadata]));
  const matcher = new SituationMatcher(situations, concepts);
  return new Catalogue({ items, metadata, personas: {}, situations: matcher });
}
