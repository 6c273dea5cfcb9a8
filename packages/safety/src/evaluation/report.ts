/** How many sentences that no rule was written from are taken for a danger: `npm run report:safety`. */
import { figuresOf, UNSEEN } from './unseen.ts';

for (const name of UNSEEN) {
  const { asked, taken, passed } = figuresOf(name);
  console.log(`${name}: ${taken.length} of ${asked} taken for a danger`);
  const wrong = name === 'ordinary' ? taken : passed;
  for (const text of wrong) console.log(`  ${name === 'ordinary' ? 'false alarm' : 'missed'}: ${text}`);
}
