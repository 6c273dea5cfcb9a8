/**
 * Fits the classifier that judges the sentences of long stories, to all that the other learns from and the sentences of ordinary
 * stories besides; after `fit.ts` in `npm run fit:safety`.
 */
import { writeFileSync } from 'node:fs';
import { packed } from '../classifier/scorer.ts';
import { perhapsOf } from './cross-validation.ts';
import { fitDanger } from './fit-model.ts';
import { readStorySentences, textsToLearnFrom } from './labelled-texts.ts';

const texts = [...textsToLearnFrom(), ...readStorySentences()];
const perhaps = perhapsOf(texts);
console.log(`${texts.length} texts with the sentences of stories, perhaps from ${perhaps} on`);

const story = { danger: packed(fitDanger(texts)), perhaps };
writeFileSync(
  new URL('../classifier/fitted-stories.ts', import.meta.url),
  `// Written by \`npm run fit:safety\`.\nimport type { PackedStoryModel } from './story-model.ts';\n\n// prettier-ignore\nexport const FITTED_STORIES: PackedStoryModel = ${JSON.stringify(story)};\n`,
);
