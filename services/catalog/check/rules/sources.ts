import { FIXED_FIGURES } from '@coachlab/contracts';
import type { Fault, Rule } from '../rule.ts';

const YEAR = /\(\d{4}\)/;
const DOI = /https:\/\/doi\.org\/10\.\d{4,}\/\S+$/;

export const citations: Rule = {
  name: 'artifacts cite works of sources.yaml, word for word',
  scope: 'each',
  check({ artifacts, sources }) {
    const known = new Set(sources.map((source) => source.citation));
    return artifacts.flatMap(({ id, sources: cited = [] }) =>
      cited.flatMap((citation, index): Fault[] =>
        known.has(citation)
          ? []
          : [{ id, field: `sources.${index}`, message: `is not in sources.yaml: ${citation.slice(0, 60)}` }],
      ),
    );
  },
};

export const sourceList: Rule = {
  name: 'the catalogue cites 28 distinct works, ten of them books',
  scope: 'whole',
  check({ artifacts, sources }) {
    const faults: Fault[] = [];
    const add = (field: string, message: string) => faults.push({ id: 'catalogue', field, message });
    const cited = new Set(artifacts.flatMap((artifact) => artifact.sources ?? []));
    for (const { key, citation } of sources) {
      if (!cited.has(citation)) add(`sources.yaml ${key}`, 'is cited by no artifact');
      if (!YEAR.test(citation)) add(`sources.yaml ${key}`, 'gives no year');
      if (citation.includes('doi') && !DOI.test(citation))
        add(`sources.yaml ${key}`, 'does not end with a DOI address');
    }
    const distinct = new Set(sources.map((source) => source.key));
    if (distinct.size !== sources.length) add('sources.yaml', 'uses a key twice');
    if (cited.size !== FIXED_FIGURES.citations)
      add('citations', `are ${cited.size}, the home page says ${FIXED_FIGURES.citations}`);
    const books = sources.filter((source) => source.kind === 'book' && cited.has(source.citation)).length;
    if (books !== FIXED_FIGURES.books)
      add('books', `are ${books}, the home page says ${FIXED_FIGURES.books}`);
    return faults;
  },
};
