import { type Command, text } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { strong } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { operatorToken } from '../settings.ts';

export const offline: Command = {
  summary: 'send the service worker away from all browsers, or let it come back (operators)',
  help: `coachlab offline [on|off] [--why <reason>]

A service worker keeps visited pages in browsers, to be read offline. With off, every browser drops what it kept and
unregisters the worker at its next answer from the site; no shell is started anew. With on, workers come back. Without
either it says what holds now. It takes the operator's token.

It reaches the shells by the discovery document. Where that way is broken, or to decide it for good, there is the shell's
own setting: COACHLAB_OFFLINE=off.

  --why <reason>   for the audit trail: coachlab audit shell

  coachlab offline off --why "old pages are shown to people who are online"`,
  options: { why: { type: 'string' } },
  takes: [0, 1],

  async run(input) {
    const [wanted] = input.positionals;
    const why = text(input, 'why');
    if (wanted !== undefined && wanted !== 'on' && wanted !== 'off')
      throw new UsageError(`There is no "offline ${wanted}"; there are on and off.`);
    if (wanted === undefined && why !== undefined) throw new UsageError('--why goes with on or off.');
    const registry = new RegistryClient(input.settings.registry, operatorToken(input.settings));
    const answer =
      wanted === undefined
        ? await registry.offline()
        : await registry.setOffline({ offline: wanted === 'on', ...(why !== undefined && { why }) });
    input.say(
      answer.offline
        ? `Offline is ${strong('on')}: browsers keep visited pages.`
        : `Offline is ${strong('off')}: each browser drops its worker and what it kept at its next answer from the site.`,
    );
  },
};
