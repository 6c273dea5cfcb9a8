import type { DiscoveryDocument } from '@coachlab/contracts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { placedArtifacts, placedSituations } from '../catalogue/placed.ts';
import { Addresses, type Target } from '../site/addresses.ts';
import { Site } from '../site/site.ts';
import { readRecognition } from '../situations/recognition-content.ts';
import { SituationMatcher } from '../situations/situation-matcher.ts';
import { readArtifacts, readSituations } from './small-catalogue.ts';
import { readManifests, unsignedDocument } from './small-registry.ts';

/** The real content and the real pages, as the assistant knows them. */
export async function readCatalogue(): Promise<Catalogue> {
  const [items, situations, recognition, manifests] = await Promise.all([
    readArtifacts(),
    readSituations(),
    readRecognition(),
    readManifests(),
  ]);
  const metadata = Object.fromEntries(items.map((item) => [item.id, item.metadata]));
  const upstreams = { artifacts: 'http://127.0.0.1', situations: 'http://127.0.0.1' };
  const site = new Site(unsignedDocument(manifests) as DiscoveryDocument, upstreams);
  const [artifactPage, situationPage] = (['artifacts', 'situations'] as const).map(
    (role) => site.sources(role)[0]?.path,
  );
  const addresses = new Addresses([
    ...site.pages.map(({ name, path }): [Target, string] => [`page:${name}`, path]),
    ...placedSituations([{ path: situationPage, value: situations }]).addresses,
    ...placedArtifacts([{ path: artifactPage, value: items }]).addresses,
  ]);
  const matcher = await SituationMatcher.of(situations, recognition);
  return new Catalogue({ items, metadata, personas: {}, situations: matcher, site, addresses });
}
