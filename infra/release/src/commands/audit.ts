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

Lists what was published, promoted and rolled back, the newest first; or proves that nothing in the trail was changed,
removed, inserted or reordered.

  --limit <rows>   1 to 1000; 20 unless told
  --json           as the registry answers, for scripts
  --verify         checks the whole chain here, entry by entry, and names the first that does not fit
  --head <hash>    a head that an earlier --verify printed: finds a trail that was cut off or written anew since

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
    if (rows.length === 0) return input.say('Nothing has happened yet.');
    input.say(table(['WHEN', 'REMOTE', 'WHAT', 'FROM', 'TO', 'WHO', 'WHY'], rows.map(cells)));
  },
};

async function verifyChain(input: Input): Promise<void> {
  const head = text(input, 'head')?.toLowerCase();
  if (input.positionals.length > 0 || input.options['json'] || text(input, 'limit') !== undefined)
    throw new UsageError('--verify takes the whole trail: no remote, --limit or --json.');
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
      `No entry has the hash ${head}: the trail was cut off or written anew since that head was noted.`,
    );
  input.say(`${chain.length} entries, each fits the one before. Head: ${chain.head}`);
  input.say('Note the head elsewhere: a trail that is cut off later still fits, but has lost it.');
}

function cells({ at, remote, action, from, to, who, why }: AuditRow): string[] {
  const when = at.slice(0, 19).replace('T', ' ');
  return [`${when}Z`, strong(remote), action, from ?? '-', to ?? '-', who, why ?? '-'];
}
