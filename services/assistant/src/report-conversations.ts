/**
 * Plays the conversations of `evaluation/conversations-*.yaml` with the coach and prints at how many turns everything holds
 * that is expected there, and what does not. `npm run report:assistant`.
 */
import { played, readConversations } from './testing/conversations.ts';
import { readCatalogue } from './testing/real-catalogue.ts';

const [catalogue, files] = await Promise.all([readCatalogue(), readConversations()]);

for (const [name, conversations] of files) {
  const turns = (await Promise.all(conversations.map((one) => played(one, catalogue)))).flat();
  const missed = turns.filter(({ faults }) => faults.length > 0);
  const good = turns.length - missed.length;
  console.log(
    `${name}: ${good} of ${turns.length} turns hold (${Math.round((good / turns.length) * 100)} %)`,
  );
  for (const { said, faults } of missed) console.log(`  missed: ${said.join(' | ')} (${faults.join('; ')})`);
}
