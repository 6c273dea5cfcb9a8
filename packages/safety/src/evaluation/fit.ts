/** Fits the classifier to all texts that it may learn from, and its thresholds by cross-validation: `npm run fit:safety`. */
import { writeFileSync } from 'node:fs';
import { packedModel } from '../classifier/model.ts';
import { crossValidated, thresholdsFrom } from './cross-validation.ts';
import { fitDanger, fitNature } from './fit-model.ts';
import { textsToLearnFrom } from './labelled-texts.ts';
import { printFigures } from './print-figures.ts';

const texts = textsToLearnFrom();
const judged = [...crossValidated(texts)];
const thresholds = thresholdsFrom(judged);
printFigures(judged, thresholds);

const model = packedModel({ danger: fitDanger(texts), ...fitNature(texts), thresholds });
const file = new URL('../classifier/fitted.ts', import.meta.url);
writeFileSync(
  file,
  `// Written by \`npm run fit:safety\`.\nimport type { PackedModel } from './model.ts';\n\n// prettier-ignore\nexport const FITTED: PackedModel = ${JSON.stringify(model)};\n`,
);
