import type { CanaryRequest } from '@coachlab/contracts';
import { findRemote, findVersion, likelyVersion, splitRelease } from '../choose-release.ts';
import { type Command, text } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { strong } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';
import { parseVisitors } from '../visitor-list.ts';
import { formatWeight, parseWeight } from '../weight.ts';

export const canary: Command = {
  summary: 'show a release to a share of the visitors',
  help: `coachlab canary <remote>[@version] --weight <share> [--allow <ids>] [--deny <ids>] [--why <reason>]

Makes a published release the candidate, or changes the share of the one that runs. Raising the share only adds
people; a visitor keeps what they have. Without a version: the running candidate, else the newest release.

  --weight <share>   0% to 100% of the visitors, in steps of 0.01%. 0% shows it to nobody but --allow
  --allow <ids>      visitors who always meet it, comma-separated; none empties the list
  --deny <ids>       visitors who never meet it; none empties the list
  --why <reason>     for the audit trail

  coachlab canary catalog --weight 10%
  coachlab canary catalog@1.4.2 --weight 0% --allow 0f1e2d3c4b5a69788796a5b4c3d2e1f0`,
  options: {
    weight: { type: 'string' },
    allow: { type: 'string' },
    deny: { type: 'string' },
    why: { type: 'string' },
  },
  takes: [1, 1],

  async run(input) {
    const { remote, version: wanted } = splitRelease(remoteName(input.positionals[0] as string));
    const given = text(input, 'weight');
    if (given === undefined) throw new UsageError('Say how many visitors: --weight 10%');
    const request = withoutUndefined({
      weight: parseWeight(given),
      allow: parseVisitors('allow', text(input, 'allow')),
      deny: parseVisitors('deny', text(input, 'deny')),
      why: text(input, 'why'),
    });
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, remote));
    const state = findRemote(await registry.status(), remote);
    const version = wanted === null ? likelyVersion(state, 'canary') : findVersion(state, wanted);

    const { changed, remote: now } = await registry.canary(remote, { version, ...request } as CanaryRequest);
    const share = formatWeight(now.candidate?.weight ?? 0);
    const release = strong(`${remote}@${version}`);
    input.say(
      changed ? `${release} now meets ${share} of the visitors.` : `${release} is at ${share} already.`,
    );
    const allowed = now.candidate?.allow?.length ?? 0;
    const denied = now.candidate?.deny?.length ?? 0;
    if (allowed > 0 || denied > 0) input.say(`On the allow list: ${allowed}. On the deny list: ${denied}.`);
    input.say(`Everybody else stays on ${now.stable}.`);
  },
};

function withoutUndefined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
