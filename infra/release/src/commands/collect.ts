import type { CollectAnswer } from '@coachlab/contracts';
import type { Command } from '../command.ts';
import { ago, bytes } from '../format/quantities.ts';
import { strong, table } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';

export const collect: Command = {
  summary: 'delete releases that are no longer needed',
  help: `coachlab collect <remote> [--dry-run] [--json]

Deletes the releases of a remote that no live set, rollback window, running rollout, override or browser of the last day
refers to, and the folders left by interrupted publishes.

  --dry-run   only list what would be deleted and what stays, and why
  --json      the registry's answer, for scripts

  coachlab collect catalog --dry-run`,
  options: { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
  takes: [1, 1],

  async run({ positionals, options, settings, say }) {
    const remote = remoteName(positionals[0] as string);
    const registry = new RegistryClient(settings.registry, tokenFor(settings, remote));
    const answer = await registry.collect({ dryRun: options['dry-run'] === true });
    if (options['json']) return say(JSON.stringify(answer, null, 2));
    say(describe(answer, Date.now()));
  },
};

function describe({ remote, dryRun, releases, folders }: CollectAnswer, now: number): string {
  const gone = releases.filter(({ fate }) => fate !== 'kept');
  const size = bytes(gone.reduce((sum, release) => sum + release.bytes, 0));
  const rows = [
    ...releases.map(({ version, fate, publishedAt, bytes: each, reason }) => [
      fate,
      version,
      ago(publishedAt, now),
      bytes(each),
      reason,
    ]),
    ...folders.map(({ path, fate, files, reason }) => [fate, path, '-', `${files} files`, reason]),
  ];
  const did = dryRun ? 'Would delete' : 'Deleted';
  const sum = `${did} ${gone.length} of ${releases.length} releases of ${strong(remote)} (${size}).`;
  return rows.length === 0 ? sum : `${table(['FATE', 'WHAT', 'PUBLISHED', 'SIZE', 'WHY'], rows)}\n\n${sum}`;
}
