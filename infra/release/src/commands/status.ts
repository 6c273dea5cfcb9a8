import { setTimeout as sleep } from 'node:timers/promises';
import {
  describeStandIns,
  SHELL,
  type Provenance,
  type QueuedRehearsal,
  type RegistryStatus,
  type RemoteStatus,
  type StoredRehearsal,
} from '@coachlab/contracts';
import { findRemote } from '../choose-release.ts';
import type { Command, Input } from '../command.ts';
import { ago, bytes } from '../format/quantities.ts';
import { PARTS } from '../rehearsal/describe.ts';
import { describeAbsence, describeWait, isRehearserThere } from '../rehearsal/wait.ts';
import { describeRollout } from '../format/rollout.ts';
import { describeShell, hintAtShellErrors } from '../format/shell-errors.ts';
import { faint, strong, table } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { anyToken } from '../settings.ts';
import { formatWeight } from '../weight.ts';

export const status: Command = {
  summary: 'show what is running',
  help: `coachlab status [remote] [--watch] [--json]

Shows every remote's stable release, candidate and fallback; for one remote, its rollout and all its releases; for "shell",
its builds that browsers run, and the uncaught errors of its own files.

  --watch   repeat every two seconds until the running rollouts have ended
  --json    the registry's answer, for scripts

  coachlab status
  coachlab status catalog --watch
  coachlab status shell`,
  options: { watch: { type: 'boolean' }, json: { type: 'boolean' } },
  takes: [0, 1],

  async run(input) {
    const registry = new RegistryClient(input.settings.registry, anyToken(input.settings));
    for (;;) {
      const answer = await registry.status();
      const [given] = input.positionals;
      const shown =
        given === undefined || given === SHELL ? answer.remotes : [findRemote(answer, remoteName(given))];
      if (input.options['watch'] && process.stdout.isTTY) input.say(CLEAR);
      show(answer, input);
      if (!input.options['watch'] || !shown.some(isMoving)) return;
      await sleep(WATCH_EVERY);
      if (!process.stdout.isTTY) input.say('');
    }
  },
};

/** Milliseconds. */
const WATCH_EVERY = 2_000;
const DAY = 86_400_000;
/** How long before its end a certificate is worth a word. */
const WARN_DAYS = 14;
/** Cursor home, everything below erased. */
const CLEAR = '\u001B[H\u001B[2J';

const isMoving = ({ candidate, queuedRehearsal }: RemoteStatus) =>
  candidate !== undefined || queuedRehearsal?.state === 'waiting';

function show(answer: RegistryStatus, { positionals: [given], options, say }: Input): void {
  const now = Date.now();
  if (given === SHELL)
    return say(
      options['json'] ? JSON.stringify(answer.shellBuilds ?? [], null, 2) : describeShell(answer, now),
    );
  const one = given === undefined ? null : findRemote(answer, remoteName(given));
  if (options['json']) return say(JSON.stringify(one ?? answer, null, 2));
  const lines = [
    ...describeCertificate(answer, now),
    ...describeShells(answer, one?.name),
    ...describeReplaced(answer, one?.name),
    ...describeRehearser(answer, now),
    ...(one ? [] : hintAtShellErrors(answer, now)),
  ];
  for (const line of lines) say(line);
  if (one) return say(describeOne(one, now));
  if (answer.remotes.length === 0)
    return say('Nothing is published yet. Start with: coachlab publish <folder>');
  say(describeAll(answer.remotes, now));
}

/** Said in time to make another one, by whoever has the root key. */
function describeCertificate({ certifiedUntil }: RegistryStatus, now: number): string[] {
  const days = Math.ceil((Date.parse(certifiedUntil) - now) / DAY);
  if (days > WARN_DAYS) return [];
  const line =
    days > 0
      ? `The certificate of the registry's key expires in ${days} day${days === 1 ? '' : 's'} (${certifiedUntil}): after that, no new release reaches visitors.`
      : `The certificate of the registry's key expired at ${certifiedUntil}: no new release reaches visitors until it is renewed.`;
  return [strong(line), ''];
}

/** What shells do not run though they should: the first thing a team wants to know. */
function describeShells({ shells }: RegistryStatus, remote: string | undefined): string[] {
  const held = shells
    .flatMap((shell) => shell.held)
    .filter((each) => remote === undefined || each.remote === remote)
    .map(
      ({ remote: name, version, reason }) =>
        `${strong(`${name}@${version}`)} is held back by a shell: ${reason}`,
    );
  const alarms = shells
    .map(({ alarm }) => alarm)
    .filter((alarm) => alarm !== null)
    .map((alarm) => `A shell takes no new releases: ${alarm}`);
  const lines = [...new Set([...alarms, ...held])];
  return lines.length > 0 ? [...lines, ''] : [];
}

/** A release that visitors are given and do not get looks well in every table. */
function describeReplaced({ remotes }: RegistryStatus, name: string | undefined): string[] {
  const lines = remotes
    .filter((remote) => name === undefined || remote.name === name)
    .flatMap(({ name: own, stable, standIns = [] }) =>
      standIns.map((each) => {
        const role = each.version === stable ? 'stable' : 'candidate';
        return `${strong(own)}: ${role} ${describeStandIns(each)}`;
      }),
    );
  return lines.length > 0 ? [...lines, ''] : [];
}

/** Said where somebody waits for one, or has to. */
function describeRehearser(answer: RegistryStatus, now: number): string[] {
  const waits = answer.remotes.some(({ queuedRehearsal }) => queuedRehearsal?.state === 'waiting');
  if (isRehearserThere(answer, now) || !(answer.rehearsals?.required || waits)) return [];
  return [strong(`The platform is not rehearsing. ${describeAbsence(answer)}`), ''];
}

const NONE = '-';

function describeAll(remotes: RemoteStatus[], now: number): string {
  const rows = remotes.map((remote) => [
    strong(remote.name),
    remote.stable ?? NONE,
    candidateOf(remote) ?? NONE,
    remote.fallback ?? NONE,
    String(remote.releases.length),
    remote.releases[0] ? ago(remote.releases[0].publishedAt, now) : NONE,
  ]);
  return table(['REMOTE', 'STABLE', 'CANDIDATE', 'FALLBACK', 'RELEASES', 'PUBLISHED'], rows);
}

function describeOne(remote: RemoteStatus, now: number): string {
  const rows = remote.releases.map(
    ({ version, publishedAt, bytes: size, quarantined, provenance, rehearsal }) => [
      version,
      quarantined ? 'quarantined' : roleOf(remote, version),
      ago(publishedAt, now),
      bytes(size),
      rehearsalOf(rehearsal),
      sourceOf(provenance),
    ],
  );
  const head = `${strong(remote.name)}  ${faint(`owned by ${remote.owner}`)}`;
  const queued = remote.queuedRehearsal ? `${describeQueued(remote.queuedRehearsal, remote)}\n\n` : '';
  const rollout = remote.rollout ? `${describeRollout(remote.rollout, now)}\n\n` : '';
  return `${head}\n\n${queued}${rollout}${table(['RELEASE', 'NOW', 'PUBLISHED', 'SIZE', 'REHEARSAL', 'SOURCE'], rows)}${describeFaults(remote)}${describeChanges(remote)}${describeOrigins(remote)}`;
}

/** What waits for the platform's rehearsal, or was refused by it. */
function describeQueued(queued: QueuedRehearsal, { name }: RemoteStatus): string {
  const { version, action, state, endedAt, reason } = queued;
  const release = strong(`${name}@${version}`);
  if (state === 'waiting') return `${release}, ${action}: ${describeWait(queued)}`;
  const ended = { done: 'was rehearsed', refused: 'was refused', withdrawn: 'was withdrawn' }[state];
  return `${release}, ${action}: ${ended} at ${endedAt}.${reason ? ` ${reason}` : ''}`;
}

/** The commit, with a mark where it is not the whole of the sources. */
function sourceOf(provenance: Provenance | null): string {
  if (!provenance) return NONE;
  if (provenance.commit === null) return 'no commit';
  return provenance.commit.slice(0, 10) + (provenance.dirty ? ' with changes' : '');
}

function rehearsalOf(rehearsal: StoredRehearsal | null): string {
  if (!rehearsal) return NONE;
  const { faults, pages, by } = rehearsal;
  const whose = by === 'platform' ? ' (platform)' : '';
  if (faults.length > 0) return `failed, ${faults.length} fault${faults.length === 1 ? '' : 's'}${whose}`;
  return `${pages.browser > 0 ? 'passed' : 'on the server only'}${whose}`;
}

/** Of the newest release that failed its rehearsal, what was wrong. */
function describeFaults({ name, releases }: RemoteStatus): string {
  const failed = releases.find(({ rehearsal }) => rehearsal && rehearsal.faults.length > 0);
  if (!failed) return '';
  const faults = failed.rehearsal?.faults ?? [];
  const lines = faults.map(({ address, part, text }) => `  ${address}  ${PARTS[part]}: ${text}`);
  return `\n\n${strong(`${name}@${failed.version}`)} failed its rehearsal:\n${lines.join('\n')}`;
}

/** Of the newest rehearsal whose pages were compared with stable's, which of them look different. */
function describeChanges({ name, releases }: RemoteStatus): string {
  const compared = releases.find(({ rehearsal }) => rehearsal?.changed);
  if (!compared) return '';
  const release = strong(`${name}@${compared.version}`);
  const changed = compared.rehearsal?.changed ?? [];
  if (changed.length === 0) return `\n\n${release} looks as stable did in its rehearsal.`;
  const lines = changed.map(({ address, share }) => `  ${address}  ${Math.ceil(share * 100)} %`);
  return `\n\n${release} looked different from stable in its rehearsal (to see it: coachlab rehearse ${name}@${compared.version} --pictures <folder>):\n${lines.join('\n')}`;
}

/** Where that which visitors meet comes from. */
function describeOrigins(remote: RemoteStatus): string {
  const lines = remote.releases
    .filter(({ version, provenance }) => provenance && roleOf(remote, version) !== NONE)
    .map(({ version, provenance }) => {
      const { builder, builtAt, commit } = provenance as Provenance;
      return [
        `${strong(`${remote.name}@${version}`)} built by ${builder} at ${builtAt}`,
        `  commit  ${commit === null ? NONE : `${commit}${provenance?.dirty ? ', with uncommitted changes' : ''}`}`,
      ].join('\n');
    });
  return lines.length > 0 ? `\n\n${lines.join('\n')}` : '';
}

function roleOf(remote: RemoteStatus, version: string): string {
  if (remote.stable === version) return 'stable';
  if (remote.candidate?.release === version) return `candidate at ${formatWeight(remote.candidate.weight)}`;
  return remote.fallback === version ? 'fallback' : NONE;
}

function candidateOf({ candidate }: RemoteStatus): string | null {
  return candidate ? `${candidate.release} at ${formatWeight(candidate.weight)}` : null;
}
