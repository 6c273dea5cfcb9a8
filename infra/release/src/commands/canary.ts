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
import { parseUpstreams } from '../upstream-list.ts';
import { parseVisitors } from '../visitor-list.ts';
import { formatWeight, parseWeight } from '../weight.ts';

export const canary: Command = {
  summary: 'show a release to a share of the visitors',
  help: `coachlab canary <remote>[@version] --steps <shares> --every <time> [--gate <shares>] [--bake <time>]
       coachlab canary <remote>[@version] --weight <share> [--allow <ids>] [--deny <ids>] [--why <reason>]

Makes a published release the candidate, or changes the one that runs. Raising the share only adds people; a visitor
keeps what they have. Without a version: the running candidate, else the newest release.

With --steps the registry goes on by itself, as long as the release is healthy: it waits while it cannot tell, and stops
the release and puts it into quarantine when it fails more often than the stable one. With --weight the share stays until
it is changed, and the release is stopped all the same. A new --weight ends a plan.

  --steps <shares>        rising per cents, the last one 100: 1,10,50,100
  --every <time>          least time on each step: 30s, 10m, 2h, 1d
  --gate <shares>         steps that are not left before coachlab resume: 10 or 10,50
  --bake <time>           time after the last step, with 2% still on the release before; --every unless told
  --longest-hold <time>   tell the team when a step waits longer; ten times --every unless told
  --weight <share>        0% to 100% of the visitors, in steps of 0.01%. 0% shows it to nobody but --allow
  --allow <ids>           visitors who always meet it, comma-separated; none empties the list
  --deny <ids>            visitors who never meet it; none empties the list
  --upstream <list>       services of its own: API calls of its visitors go there; none for everybody's again.
                          artifacts=http://catalog-next:4101; hosts must be on the registry's list
  --why <reason>          for the audit trail
  --anyway                although its rehearsal failed, or there was none; needs --why
  --site <address>        the site's address for a rehearsal, where COACHLAB_REGISTRY names the registry itself

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
    upstream: { type: 'string' },
    why: { type: 'string' },
    ...REHEARSAL_OPTIONS,
  },
  takes: [1, 1],

  async run(input) {
    const { remote, version: wanted } = splitRelease(remoteName(input.positionals[0] as string));
    const given = text(input, 'weight');
    const plan = parsePlan(input);
    if ((given === undefined) === (plan === undefined)) {
      throw new UsageError('Say how many visitors: --weight 10%, or --steps 1,10,50,100 --every 10m');
    }
    const request = withoutUndefined({
      weight: plan?.steps[0] ?? parseWeight(given as string),
      plan,
      allow: parseVisitors('allow', text(input, 'allow')),
      deny: parseVisitors('deny', text(input, 'deny')),
      upstreams: parseUpstreams(text(input, 'upstream')),
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
      changed ? `${release} now meets ${share} of the visitors.` : `${release} is at ${share} already.`,
    );
    if (plan)
      input.say(
        `It goes on by itself: ${describePlan(plan)}. To watch it: coachlab status ${remote} --watch`,
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
