import type { AuditRow } from '@coachlab/contracts';
import { type Command, text } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { strong, table } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { anyToken } from '../settings.ts';

export const audit: Command = {
  summary: 'who changed what, and why',
  help: `coachlab audit [remote] [--limit <rows>] [--json]

Lists what was published, promoted and rolled back, newest first.

  --limit <rows>   1 to 1000; default: 20
  --json           the registry's answer, for scripts

  coachlab audit catalog --limit 5`,
  options: {
    limit: { type: 'string' },
    json: { type: 'boolean' },
  },
  takes: [0, 1],

  async run(input) {
    const [given] = input.positionals;
    const limit = Number(text(input, 'limit') ?? 20);
    if (!Number.isInteger(limit) || limit < 1 || limit > 1_000)
      throw new UsageError('--limit takes 1 to 1000.');
    const registry = new RegistryClient(input.settings.registry, anyToken(input.settings));
    const rows = await registry.audit({ limit, ...(given !== undefined && { remote: remoteName(given) }) });
    if (input.options['json']) return input.say(JSON.stringify(rows, null, 2));
    if (rows.length === 0) return input.say('The audit trail is empty.');
    input.say(table(['WHEN', 'REMOTE', 'WHAT', 'FROM', 'TO', 'WHO', 'WHY'], rows.map(cells)));
  },
};

function cells({ at, remote, action, from, to, who, why }: AuditRow): string[] {
  const when = at.slice(0, 19).replace('T', ' ');
  return [`${when}Z`, strong(remote), action, from ?? '-', to ?? '-', who, why ?? '-'];
}
