/**
 * Plays the conversations of `evaluation/conversations-*.yaml` with the coach and prints at how many turns everything holds
 * that is expected there, and what does not; then in how many later turns the matter of the first was left. `npm run report:assistant`.
 */
import { played, readConversations } from './testing/conversations.ts';
import { type LaterTurn, laterTurns } from './testing/later-turns.ts';
import { readCatalogue } from './testing/real-catalogue.ts';

const [catalogue, files] = await Promise.all([readCatalogue(), readConversations()]);
const later: LaterTurn[] = [];

for (const [name, conversations] of files) {
  const all = await Promise.all(
    conversations.map(async (one) => [one, await played(one, catalogue)] as const),
  );
  const turns = all.flatMap(([, each]) => each);
  later.push(...all.flatMap(([one, each]) => laterTurns(one, each)));
  const missed = turns.filter(({ faults }) => faults.length > 0);
  const good = turns.length - missed.length;
  console.log(
    `${name}: ${good} of ${turns.length} turns hold (${Math.round((good / turns.length) * 100)} %)`,
  );
  for (const { said, faults } of missed) console.log(`  missed: ${said.join(' | ')} (${faults.join('; ')})`);
}

const { stays = [], asked = [], another = [], nothing = [] } = Object.groupBy(later, ({ became }) => became);
console.log(
  `later turns after a situation: ${later.length}; it stays in ${stays.length}, changes as expected in ${asked.length}, ` +
    `to another that is not expected in ${another.length}, to none in ${nothing.length}`,
);
for (const { said, before, now } of [...another, ...nothing])
  console.log(`  left: ${said.join(' | ')} (${before} to ${now ?? 'none'})`);
