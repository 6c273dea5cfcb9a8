import type { CanaryRequest } from '@coachlab/contracts';
import { findRemote, findVersion, likelyVersion, splitRelease } from '../choose-release.ts';
import { type Command, text } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { strong } from '../format/table.ts';
import { REHEARSAL_OPTIONS, reasonOf } from '../reason.ts';
import { rehearsedIfNeeded } from '../rehearsal/wait.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { describePlan, parsePlan } from '../rollout-plan.ts';
import { tokenFor } from '../settings.ts';
import { parseVisitors } from '../visitor-list.ts';
import { formatWeight, parseWeight } from '../weight.ts';

export const canary: Command = {
  summary: 'show a release to a share of the visitors',
  help: `coachlab canary <remote>[@version] --steps <shares> --every <time> [--gate <shares>] [--bake <time>]
       coachlab canary <remote>[@version] --weight <share> [--allow <ids>] [--deny <ids>] [--why <reason>]

Makes a published release the candidate, or changes the running rollout. Raising the share only adds visitors; those who
have the release keep it. Without a version: the running candidate, or else the newest release.

With --steps the registry advances the rollout by itself while the release is healthy. It waits while it cannot tell, and
aborts and quarantines a release that fails more often than the stable one. With --weight the share stays until you
change it; a failing release is aborted all the same. A new --weight ends a plan.

  --steps <shares>        rising percentages, the last one 100: 1,10,50,100
  --every <time>          minimum time on each step: 30s, 10m, 2h, 1d
  --gate <shares>         steps that wait for coachlab resume: 10 or 10,50
  --bake <time>           time after the last step, with 2% still on the previous release; default: --every
  --longest-hold <time>   notify the team when a step waits longer; default: ten times --every
  --weight <share>        0% to 100% of the visitors, in steps of 0.01%. 0% shows it only to --allow
  --allow <ids>           visitors who always get it, comma-separated; none clears the list
  --deny <ids>            visitors who never get it; none clears the list
  --why <reason>          for the audit trail
  --anyway                proceed although its rehearsal failed or is missing; needs --why
  --site <address>        the site's address for a rehearsal, if COACHLAB_REGISTRY names the registry itself

  coachlab canary catalog@1.4.2 --steps 1,10,50,100 --every 10m --gate 10
  coachlab canary catalog --weight 10%
  coachlab canary catalog@1.4.2 --weight 0% --allow 0f1e2d3c4b5a69788796a5b4c3d2e1f0`,
  options: {
    steps: { type: 'string' },
    every: { type: 'string' },
    gate: { type: 'string' },
    bake: { type: 'string' },
    'longest-hold': { type: 'string' },
    weight: { type: 'string' },
    allow: { type: 'string' },
    deny: { type: 'string' },
    why: { type: 'string' },
    ...REHEARSAL_OPTIONS,
  },
  takes: [1, 1],

  async run(input) {
    const { remote, version: wanted } = splitRelease(remoteName(input.positionals[0] as string));
    const given = text(input, 'weight');
    const plan = parsePlan(input);
    if ((given === undefined) === (plan === undefined)) {
      throw new UsageError(
        'Choose a share of the visitors: --weight 10%, or --steps 1,10,50,100 --every 10m',
      );
    }
    const request = withoutUndefined({
      weight: plan?.steps[0] ?? parseWeight(given as string),
      plan,
      allow: parseVisitors('allow', text(input, 'allow')),
      deny: parseVisitors('deny', text(input, 'deny')),
      ...reasonOf(input),
    });
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, remote));
    const state = findRemote(await registry.status(), remote);
    const version = wanted === null ? likelyVersion(state, 'canary') : findVersion(state, wanted);

    const { changed, remote: now } = await rehearsedIfNeeded(input, registry, { remote, version }, () =>
      registry.canary(remote, { version, ...request } as CanaryRequest),
    );
    const share = formatWeight(now.candidate?.weight ?? 0);
    const release = strong(`${remote}@${version}`);
    input.say(
      changed ? `${release} now goes to ${share} of the visitors.` : `${release} is already at ${share}.`,
    );
    if (plan)
      input.say(
        `It advances by itself: ${describePlan(plan)}. To follow it: coachlab status ${remote} --watch`,
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
