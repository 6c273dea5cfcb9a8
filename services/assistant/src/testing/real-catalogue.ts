import { Catalogue } from '../catalogue/catalogue.ts';
import { readRecognition } from '../situations/recognition-content.ts';
import { SituationMatcher } from '../situations/situation-matcher.ts';
import { readArtifacts, readSituations } from './small-catalogue.ts';

/** The real content, as the assistant knows it. */
export async function readCatalogue(): Promise<Catalogue> {
  const [items, situations, recognition] = await Promise.all([
    readArtifacts(),
    readSituations(),
    readRecognition(),
  ]);
  const metadata = Object.fromEntries(items.map((item) => [item.id, item.metadata]));
  const matcher = new SituationMatcher(situations, recognition);
  return new Catalogue({ items, metadata, personas: {}, situations: matcher });
}
