import type { AuditRow } from '@coachlab/contracts';
import { type Command, type Input, text } from '../command.ts';
import { CommandError, UsageError } from '../command-error.ts';
import { strong, table } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { anyToken } from '../settings.ts';
import { AuditChain } from '../audit-chain.ts';

export const audit: Command = {
  summary: 'who changed what, and why',
  help: `coachlab audit [remote] [--limit <rows>] [--json]
coachlab audit --verify [--head <hash>]

Lists what was published, promoted and rolled back, newest first; or verifies that nothing in the trail was changed,
removed, inserted or reordered.

  --limit <rows>   1 to 1000; default: 20
  --json           the registry's answer, for scripts
  --verify         checks the whole chain on this machine and names the first entry that does not match
  --head <hash>    a head that an earlier --verify printed: detects a trail that was truncated or rewritten since

  coachlab audit catalog --limit 5`,
  options: {
    limit: { type: 'string' },
    json: { type: 'boolean' },
    verify: { type: 'boolean' },
    head: { type: 'string' },
  },
  takes: [0, 1],

  async run(input) {
    const [given] = input.positionals;
    if (input.options['verify']) return verifyChain(input);
    if (text(input, 'head') !== undefined) throw new UsageError('--head goes with --verify.');
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

async function verifyChain(input: Input): Promise<void> {
  const head = text(input, 'head')?.toLowerCase();
  if (input.positionals.length > 0 || input.options['json'] || text(input, 'limit') !== undefined)
    throw new UsageError('--verify checks the whole trail: it takes no remote, --limit or --json.');
  if (head !== undefined && !/^[0-9a-f]{64}$/.test(head))
    throw new UsageError('--head takes the 64 hex digits that --verify printed.');
  const registry = new RegistryClient(input.settings.registry, anyToken(input.settings));
  const chain = new AuditChain();
  for (;;) {
    const links = await registry.auditChain(chain.length);
    if (links.length === 0) break;
    for (const link of links) chain.add(link);
  }
  if (head !== undefined && !chain.includes(head))
    throw new CommandError(
      'audit_cut',
      `No entry has the hash ${head}: the trail was truncated or rewritten after that head was stored.`,
    );
  input.say(`${chain.length} entries, each matches the one before. Head: ${chain.head}`);
  input.say('Store the head elsewhere: a truncated trail still matches, but no longer contains it.');
}

function cells({ at, remote, action, from, to, who, why }: AuditRow): string[] {
  const when = at.slice(0, 19).replace('T', ' ');
  return [`${when}Z`, strong(remote), action, from ?? '-', to ?? '-', who, why ?? '-'];
}
