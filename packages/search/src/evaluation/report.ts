/** How well the search finds what people look for, from the content files alone: `npm run report:search`. */
import { SearchIndex } from '../search-index.ts';
import { CASE_FILES, figuresOf, readCases } from './cases.ts';
import { readContent } from './content.ts';

const index = new SearchIndex(await readContent());
for (const file of CASE_FILES) {
  const { asked, first, firstThree, misses } = figuresOf(await readCases(file), index);
  console.log(
    `${file}: ${asked} searches, right first ${percent(first)}, among the first three ${percent(firstThree)}`,
  );
  for (const { typed, found } of misses)
    console.log(`  missed: ${typed} (found ${found.join(', ') || 'nothing'})`);
}

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10} %`;
}
