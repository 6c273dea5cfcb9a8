import type { ClaimedRehearsalReport, RegistryStatus, RehearsalReport } from '@coachlab/contracts';
import { findRemote } from '../choose-release.ts';
import type { Input } from '../command.ts';
import type { Pictures } from './pictures.ts';
import type { RegistryClient } from '../registry-client.ts';
import { siteOf } from '../site-address.ts';
import { type Rehearsal, rehearse } from './rehearse.ts';

/** As much as the registry keeps of one. */
const MOST = 50;
const LONGEST_TEXT = 500;
/** Minutes that the override lasts; a rehearsal takes as long as its pages. */
const MINUTES = 60;

interface WhatToPlay {
  remote: string;
  version: string;
  only?: string[] | null;
  pictures?: Pictures | null;
}

/** Plays a release, and tells the registry what came of it unless it was about some addresses alone. */
export async function playAndReport(
  input: Input,
  registry: RegistryClient,
  status: RegistryStatus,
  { remote, version, only = null, pictures = null }: WhatToPlay,
): Promise<Rehearsal> {
  const isSeen = process.stderr.isTTY;
  const rehearsal = await rehearse({
    remote,
    version,
    stable: findRemote(status, remote).stable,
    site: siteOf(input),
    show: async (release) =>
      (await registry.override({ releases: { [remote]: release }, minutes: MINUTES })).path,
    declaredApis: () => registry.declaredApis(remote, version),
    only,
    pictures,
    env: process.env,
    tell: (what) => isSeen && process.stderr.write(`\u001B[2K\r${what}`),
  });
  if (isSeen) process.stderr.write('\u001B[2K\r');
  if (!only) {
    const among = amongOf(status, remote);
    await registry.reportRehearsal(remote, { version, among, ...foundIn(rehearsal) });
  }
  return rehearsal;
}

export type FoundInRehearsal = ClaimedRehearsalReport & Pick<RehearsalReport, 'changed'>;

/** What the registry keeps of it. */
export function foundIn({ pages, faults, unseen }: Rehearsal): FoundInRehearsal {
  const compared = pages.flatMap(({ address, changed }) =>
    changed === null ? [] : [{ address, share: changed }],
  );
  const changed = compared
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST)
    .map(({ address, share }) => ({ address: address.slice(0, LONGEST_TEXT), share }));
  return {
    pages: { server: pages.length, browser: pages.filter(({ figures }) => figures).length },
    faults: faults.slice(0, MOST).map(({ address, part, text }) => ({
      address: address.slice(0, LONGEST_TEXT),
      part,
      text: text.slice(0, LONGEST_TEXT),
    })),
    unseen: unseen.slice(0, MOST).map((text) => text.slice(0, LONGEST_TEXT)),
    ...(compared.length > 0 && { changed }),
  };
}

function amongOf({ remotes }: RegistryStatus, remote: string): Record<string, string> {
  return Object.fromEntries(
    remotes.flatMap(({ name, stable }) => (name === remote || stable === null ? [] : [[name, stable]])),
  );
}
