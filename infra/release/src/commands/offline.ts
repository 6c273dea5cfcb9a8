import { type Command, text } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { strong } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { operatorToken } from '../settings.ts';

export const offline: Command = {
  summary: 'remove the service worker from all browsers, or allow it again (operators)',
  help: `coachlab offline [on|off] [--why <reason>]

A service worker stores visited pages in browsers for offline reading. With off, every browser deletes what it stored and
unregisters the worker at its next answer from the site; no shell is restarted. With on, workers come back. Without
either, it shows the current setting. It needs the operator's token.

The setting reaches the shells through the discovery document. If that does not work, or to decide it permanently, use
the shell's own setting: COACHLAB_OFFLINE=off.

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
        ? `Offline is ${strong('on')}: browsers store visited pages.`
        : `Offline is ${strong('off')}: each browser removes its worker and stored pages at its next answer from the site.`,
    );
  },
};
