import { readdir, readFile } from 'node:fs/promises';
import type { Artifact, Certification, Situation, SituationEntry } from '@coachlab/contracts';
import { load } from 'js-yaml';
import type { Searchable } from '../search-index.ts';
import { wordsOf } from '../words.ts';
import { searchableCard, searchableCertification, searchableSituation } from '../searchables.ts';

const SERVICES = new URL('../../../../services/', import.meta.url);

/** What the palette searches, from the content files. */
export async function readContent(): Promise<Searchable[]> {
  const [artifacts, situations, certifications] = await Promise.all([
    readFolder<Artifact>('catalog/content/artifacts/'),
    readFolder<Situation>('catalog/content/situations/'),
    readFolder<Certification>('assessment/content/certifications/'),
  ]);
  return [
    ...situations.map(entryOf).map(searchableSituation),
    ...artifacts.map(searchableCard),
    ...certifications.map(searchableCertification),
  ];
}

/** As the catalogue's service answers a search in the browser. */
function entryOf({ slug, title, theme, phrasings }: Situation): SituationEntry {
  return { slug, title, theme, words: [...new Set(phrasings.flatMap(wordsOf))].join(' ') };
}

async function readFolder<T>(path: string): Promise<T[]> {
  const folder = new URL(path, SERVICES);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const value = load(await readFile(new URL(name, folder), 'utf8')) as T;
      return { id: name.replace('.yaml', ''), ...value };
    }),
  );
}
