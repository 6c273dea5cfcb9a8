/** How many sentences that nothing was learned from are taken for a danger: `npm run report:safety`. */
import { readQuestions } from './labelled-texts.ts';
import { percent } from './print-figures.ts';
import { figuresOf, judgedTexts, unseenFiles, type UnseenFigures } from './unseen.ts';

const questions = readQuestions('measured').map(({ text }) => text);
for (const name of unseenFiles()) print(figuresOf(name));
print(judgedTexts('questions of the assistant’s evaluation', false, questions));

function print({ name, isDanger, asked, sure, perhaps, passed }: UnseenFigures): void {
  const share = (texts: string[]) => `${texts.length} (${percent(texts.length / asked)})`;
  const what = isDanger ? 'recognised' : 'false alarms';
  const shares = `sure ${share(sure)}, maybe ${share(perhaps)}, nothing ${share(passed)}`;
  console.log(`${name}: ${asked} sentences, ${what}: ${shares}`);
  if (isDanger) return printAll('missed', passed);
  printAll('false alarm, sure', sure);
  printAll('false alarm, maybe', perhaps);
}

function printAll(what: string, texts: string[]): void {
  for (const text of texts) console.log(`  ${what}: ${text}`);
}
