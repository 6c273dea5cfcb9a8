export { type Found, SearchIndex, type Searchable } from './search-index.ts';
export {
  searchableArtifact,
  searchableCard,
  searchableCertification,
  searchableSituation,
} from './searchables.ts';
export { Thesaurus } from './thesaurus.ts';
export { THESAURUS } from './thesaurus-groups.ts';
export { fold, isTelling, meaningOf, stem, stemsOf, wordsOf } from './words.ts';
